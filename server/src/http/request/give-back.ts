/**
 * Gives the memory of bytes back that nobody reads any more. Left to the garbage collector, tens of megabytes
 * of a flood's bodies would stay until it next runs, which on a quiet server is a minute later.
 * @param bytes are empty afterwards; a part of a larger buffer is left alone
 */
export const giveBack = ({ buffer, byteLength }: Uint8Array): void => {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
};
