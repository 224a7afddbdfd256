type Numbers = Uint8Array | Uint16Array | Uint32Array;

const none = 0xffffffff;

/** Sequences of words, for the longest that begins at a place. Flat arrays: a node, a word, the node behind it. */
export const makeTrie = (words: Numbers, starts: Numbers) => {
  let size = 1;
  while (size < words.length * 2) size *= 2;
  const nodeBefore = new Uint32Array(size).fill(none);
  const wordOf = new Uint32Array(size);
  const nodeBehind = new Uint32Array(size);
  const endOf = new Uint32Array(words.length + 1).fill(none);

  /** Where the step is, or where it would be put. */
  const slotOf = (node: number, word: number) => {
    let slot = (Math.imul(node, 0x9e3779b1) ^ Math.imul(word + 1, 0x85ebca6b)) >>> 0;
    for (slot &= size - 1; nodeBefore[slot] !== none; slot = (slot + 1) & (size - 1))
      if (nodeBefore[slot] === node && wordOf[slot] === word) break;
    return slot;
  };

  let nodes = 1;
  for (let sequence = 0; sequence + 1 < starts.length; sequence++) {
    let node = 0;
    for (let at = starts[sequence] ?? 0; at < (starts[sequence + 1] ?? 0); at++) {
      const word = words[at] ?? 0;
      const slot = slotOf(node, word);
      if (nodeBefore[slot] === none) {
        nodeBefore[slot] = node;
        wordOf[slot] = word;
        nodeBehind[slot] = nodes++;
      }
      node = nodeBehind[slot] ?? 0;
    }
    if (endOf[node] === none) endOf[node] = sequence;
  }

  return {
    root: 0,
    /** The node behind a word, or null. */
    step(node: number, word: number): number | null {
      const slot = slotOf(node, word);
      return nodeBefore[slot] === none ? null : (nodeBehind[slot] ?? null);
    },
    /** The sequence that ends at a node, or null. */
    endAt(node: number): number | null {
      const end = endOf[node] ?? none;
      return end === none ? null : end;
    },
  };
};
