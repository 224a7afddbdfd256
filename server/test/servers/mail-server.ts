import { once } from "node:events";
import { createServer, type AddressInfo, type Server } from "node:net";
import { SMTPServer } from "smtp-server";

/** A letter as it arrived. */
export interface ReceivedLetter {
  to: string[];
  text: string;
}

/** A mail server, which may be away or say nothing. It keeps its address. */
export class MailServer implements AsyncDisposable {
  readonly letters: ReceivedLetter[] = [];
  /** What it says of each letter that it does not take; null while it takes them. */
  refusal: string | null = null;
  /** What it says of each recipient whom it does not take; null while it takes them. */
  recipientRefusal: { code: number; text: string } | null = null;
  #port = 0;
  #closing: (() => Promise<void>) | null = null;

  /** One that takes letters. */
  static async start(): Promise<MailServer> {
    const server = new MailServer();
    await server.comeBack();
    return server;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.#port}`;
  }

  async goAway(): Promise<void> {
    await this.#closing?.();
    this.#closing = null;
  }

  /** Takes connections from now on, and never says a word. */
  async hang(): Promise<void> {
    await this.goAway();
    const open = new Set<{ destroy(): unknown }>();
    const silent = createServer((socket) => open.add(socket.on("error", () => {})));
    await this.#listen(silent);
    this.#closing = async () => {
      for (const socket of open) socket.destroy();
      await once(silent.close(), "close");
    };
  }

  async comeBack(): Promise<void> {
    await this.goAway();
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      onRcptTo: (_address, _session, done) => {
        const { code, text } = this.recipientRefusal ?? {};
        done(code === undefined ? null : Object.assign(new Error(text), { responseCode: code }));
      },
      onData: async (stream, { envelope }, done) => {
        if (this.refusal !== null) return done(new Error(this.refusal));
        const text = Buffer.concat(await stream.toArray()).toString();
        this.letters.push({ to: envelope.rcptTo.map(({ address }) => address), text });
        done();
      },
    });
    await this.#listen(smtp.server);
    this.#closing = () => new Promise<void>((closed) => smtp.close(closed));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.goAway();
  }

  async #listen(server: Server): Promise<void> {
    server.listen(this.#port, "127.0.0.1");
    await once(server, "listening");
    this.#port = (server.address() as AddressInfo).port;
  }
}
