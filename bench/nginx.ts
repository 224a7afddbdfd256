import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { freePort } from "@rolecall/server/test/servers/free-port.ts";

/** Serves the files below `folder`, and takes new ones by PUT. */
export interface Nginx extends AsyncDisposable {
  origin: string;
}

const program = "nginx";
const superuser = process.getuid?.() === 0;

const settings = (port: number) => `
daemon off; pid nginx.pid; error_log stderr crit; worker_processes 1; ${superuser ? "user root;" : ""}
events {}
http {
  access_log off; sendfile on; client_max_body_size 0; client_body_temp_path bodies;
  proxy_temp_path other; fastcgi_temp_path other; uwsgi_temp_path other; scgi_temp_path other;
  server { listen 127.0.0.1:${port}; root files; dav_methods PUT; }
}`;

/** Whether nginx is installed on this machine (Debian: `apt-get install nginx-light`). */
export const hasNginx = (): boolean => spawnSync(program, ["-v"]).status === 0;

/** Starts nginx on the loopback interface, with all that it keeps below `folder`. */
export const startNginx = async (folder: string): Promise<Nginx> => {
  const port = await freePort();
  await mkdir(join(folder, "files"), { recursive: true });
  await writeFile(join(folder, "nginx.conf"), settings(port));
  const nginx = spawn(program, ["-p", folder, "-e", "stderr", "-c", "nginx.conf"], {
    stdio: "inherit",
  });
  const origin = `http://127.0.0.1:${port}`;
  const answers = () => fetch(origin).catch(() => null);
  while (nginx.exitCode === null && !(await answers())) await delay(50);
  if (nginx.exitCode !== null) throw new Error(`nginx ended with ${nginx.exitCode}`);
  return {
    origin,
    [Symbol.asyncDispose]: async () => {
      nginx.kill("SIGTERM");
      await once(nginx, "exit");
    },
  };
};
