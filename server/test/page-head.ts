const unescape = (text: string) =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");

const first = (html: string, pattern: RegExp) => {
  const text = pattern.exec(html)?.[1];
  return text === undefined ? null : unescape(text);
};

/** Reads title, description and links from a page's HTML. */
export function headOf(html: string) {
  const data = first(html, /<script type="application\/ld\+json">(.*?)<\/script>/s);
  return {
    title: first(html, /<title>(.*?)<\/title>/s),
    canonical: first(html, /<link rel="canonical" href="(.*?)">/),
    feed: first(html, /<link rel="alternate" type="application\/rss\+xml" .*?href="(.*?)">/),
    meta: (name: string) =>
      first(html, new RegExp(`<meta (?:name|property)="${name}" content="(.*?)">`)),
    data: data === null ? null : (JSON.parse(data) as Record<string, unknown>),
  };
}
