import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { certifyLocalhost } from "@rolecall/server/test/servers/certificate.ts";
import { deployed } from "./settings.ts";

/** The addresses of the two instances, such as `127.0.0.1:3000`. */
type Instances = readonly [first: string, second: string];

/** nginx with the settings of `deploy/`, in front of the instances. */
export interface Proxy extends AsyncDisposable {
  origin: string;
  /** Sends requests to these instances from now on; those in flight are finished where they are. */
  sendTo(instances: Instances): Promise<void>;
  /** The lines of the access log so far. */
  log(): Promise<string[]>;
}

const program = "nginx";

const main = (site: string) => `
daemon off; pid nginx.pid; error_log stderr crit; worker_processes 1;
${process.getuid?.() === 0 ? "user root;" : ""}
events {}
http {
  client_body_temp_path bodies; proxy_temp_path other; fastcgi_temp_path other;
  uwsgi_temp_path other; scgi_temp_path other;
  ${site}
}`;

const takesConnections = async (port: number): Promise<boolean> => {
  const socket = connect(port, "localhost");
  const connected = await once(socket, "connect").then(
    () => true,
    () => false,
  );
  socket.destroy();
  return connected;
};

export const startProxy = async (
  folder: string,
  port: number,
  instances: Instances,
): Promise<Proxy> => {
  const name = "localhost";
  const { cert, key } = await certifyLocalhost();
  await writeFile(join(folder, "site.pem"), cert);
  await writeFile(join(folder, "site.key"), key);
  const logFile = join(folder, "access.log");

  const options = ["-p", folder, "-e", "stderr", "-c", join(folder, "nginx.conf")];
  const configure = async ([first, second]: Instances) => {
    const site = await deployed("nginx.conf", [
      ["10.0.0.21:3000", first],
      ["10.0.0.22:3000", second],
      ["listen 443 ssl", `listen 127.0.0.1:${port} ssl`],
      ["server_name jobs.example.com", `server_name ${name}`],
      ["/etc/ssl/jobs.example.com.pem", join(folder, "site.pem")],
      ["/etc/ssl/private/jobs.example.com.key", join(folder, "site.key")],
      ["/var/log/nginx/rolecall.log", logFile],
    ]);
    await writeFile(join(folder, "nginx.conf"), main(site));
  };
  await configure(instances);
  const nginx = spawn(program, options, { stdio: "inherit" });
  while (nginx.exitCode === null && !(await takesConnections(port))) await delay(20);
  if (nginx.exitCode !== null) throw new Error(`nginx ended with ${nginx.exitCode}`);
  return {
    origin: `https://${name}:${port}`,
    sendTo: async (addresses) => {
      await configure(addresses);
      execFileSync(program, [...options, "-s", "reload"]);
    },
    log: async () => (await readFile(logFile, "utf8")).split("\n"),
    [Symbol.asyncDispose]: async () => {
      nginx.kill("SIGTERM");
      await once(nginx, "exit");
    },
  };
};
