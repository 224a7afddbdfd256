/** A JSON array in pieces, one of each page of items. */
export async function* jsonList(pages: AsyncIterable<object[]>): AsyncGenerator<string> {
  let before = "[";
  for await (const items of pages) {
    for (const item of items) {
      yield `${before}\n${JSON.stringify(item, null, 2)}`;
      before = ",";
    }
  }
  yield before === "[" ? "[]\n" : "\n]\n";
}
