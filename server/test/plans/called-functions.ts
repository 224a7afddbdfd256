// Records which functions ran, by the engine's own coverage.
import { Session } from "node:inspector/promises";

/** The names of the functions that ran during the work, by the file that they stand in. */
export const functionsCalledDuring = async (
  work: () => Promise<unknown>,
): Promise<(file: string) => Set<string>> => {
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
  await work();
  const { result } = await session.post("Profiler.takePreciseCoverage");
  session.disconnect();
  return (file) =>
    new Set(
      result
        .filter(({ url }) => url.endsWith(file))
        .flatMap(({ functions }) => functions)
        .filter(({ ranges }) => ranges.some(({ count }) => count > 0))
        .map(({ functionName }) => functionName),
    );
};
