const name = "signed-in";
let post: ((userId: string) => void) | undefined;

/** The signed-in user as known to all tabs: an id, "" for nobody, null if no tab has stored it. */
const knownUser = (): string | null => {
  try {
    return localStorage.getItem(name);
  } catch {
    // Storage is closed to us: the channel has to do.
    return null;
  }
};

/** Tells other tabs the id of the signed-in user, "" for nobody. A sign-out is also sent by the channel. */
export const tellOtherTabs = (userId: string, hasLeft = false): void => {
  if (userId === knownUser()) return;
  try {
    localStorage.setItem(name, userId);
  } catch {
    // The storage is blocked; the channel still works.
  }
  if (userId !== "" || hasLeft) post?.(userId);
};

/**
 * Hears what other tabs tell, as they tell it; and once more when this one comes into view, or back
 * out of the browser's cache, in which it heard nothing. It compares two ids and asks no server.
 */
export const hearOtherTabs = (hear: (userId: string) => void, hearThatLeft: () => void): void => {
  const compare = (userId: string | null) => {
    if (userId !== null) hear(userId);
  };
  const look = () => compare(knownUser());
  if ("BroadcastChannel" in window) {
    const channel = new BroadcastChannel(name);
    post = channel.postMessage.bind(channel);
    channel.addEventListener("message", ({ data }: MessageEvent<string>) =>
      data === "" ? hearThatLeft() : hear(data),
    );
  }
  addEventListener("storage", ({ key, newValue }) => {
    if (key === name) compare(newValue);
  });
  addEventListener("pageshow", look);
  document.addEventListener("visibilitychange", look);
};
