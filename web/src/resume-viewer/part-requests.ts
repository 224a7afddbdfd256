/** Asks the page for parts of pdf.js (fonts, character maps, decoders): the frame has no network. */
export class PartRequests {
  readonly #ask: (name: string) => void;
  readonly #waiting = new Map<string, PromiseWithResolvers<Blob>>();

  constructor(ask: (name: string) => void) {
    this.#ask = ask;
  }

  async bytesOf(name: string): Promise<Uint8Array> {
    let waiting = this.#waiting.get(name);
    if (!waiting) {
      waiting = Promise.withResolvers();
      this.#waiting.set(name, waiting);
      this.#ask(name);
    }
    const content = await waiting.promise;
    return new Uint8Array(await content.arrayBuffer());
  }

  receive(name: string, content: Blob | null) {
    const waiting = this.#waiting.get(name);
    if (content) waiting?.resolve(content);
    else waiting?.reject(new Error(`There is no part '${name}'`));
  }
}
