import { useCallback, useEffect, useEffectEvent, useState } from "react";

/** Whether one of several uploads of a form is on its way. */
export const useProcessing = (onChange: (processing: boolean) => void) => {
  const [running, setRunning] = useState<readonly string[]>([]);
  const noteProcessing = useCallback((upload: string, isRunning: boolean) => {
    setRunning((now) => {
      const others = now.filter((each) => each !== upload);
      return isRunning ? [...others, upload] : others;
    });
  }, []);
  const processing = running.length > 0;
  const tell = useEffectEvent(onChange);
  useEffect(() => tell(processing), [processing]);
  return { running, processing, noteProcessing };
};
