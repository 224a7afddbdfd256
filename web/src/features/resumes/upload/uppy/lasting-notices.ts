import Uppy, { type Body, type Meta } from "@uppy/core";

type Notice = ReturnType<Uppy["getState"]>["info"][number];

/**
 * Uppy takes its oldest notice away whenever the time of any is up, and the one about a lost
 * connection at once. Here each stays for its own time, and that one until the connection is back.
 */
export class UppyWithLastingNotices<M extends Meta, B extends Body> extends Uppy<M, B> {
  override info(...[said, type = "info", duration = 3_000]: Parameters<Uppy<M, B>["info"]>): void {
    const notice: Notice = typeof said === "string" ? { type, message: said } : { type, ...said };
    this.#keepNotices(({ message }) => message !== notice.message, [notice]);
    if (duration > 0) setTimeout(() => this.#keepNotices((shown) => shown !== notice), duration);
    this.emit("info-visible");
  }

  override updateOnlineStatus(): void {
    const offline = this.i18n("noInternetConnection");
    if (navigator.onLine) this.#keepNotices(({ message }) => message !== offline);
    super.updateOnlineStatus();
  }

  #keepNotices(isKept: (notice: Notice) => boolean, added: Notice[] = []) {
    this.setState({ info: [...this.getState().info.filter(isKept), ...added] });
  }
}
