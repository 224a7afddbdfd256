import type { Readable } from "node:stream";
import { fileSources, type FileSource } from "@rolecall/contract/resumes/remote-files.ts";
import grantConfig from "@uppy/companion/lib/config/grant.js";
import { getDefaultProviders } from "@uppy/companion/lib/server/provider/index.js";
import Provider from "@uppy/companion/lib/server/provider/Provider.js";
import { linkProvider } from "./companion-names.ts";
import type { Transfer } from "./transfer.ts";

interface Download {
  stream: Readable;
  size?: number | undefined;
}

interface DownloadOptions {
  query: { transfer: string };
}

interface Listed {
  items: { isFolder: boolean }[];
}

/** Where a link's bytes come from, opened before Companion is asked to transfer them. */
export type FindTransfer = (id: string) => { transfer: Transfer; link: Download | null };

/**
 * Companion's providers as it is to use them: each download goes through its transfer's gate, which
 * bounds, pauses and ends it, since Companion itself only does the last. Links are one provider more:
 * Companion's own import by URL knows neither time-outs nor a limit on what it unpacks.
 */
export const gatedProviders = (find: FindTransfer) => {
  const gated = ({ stream, size }: Download, { transfer }: { transfer: Transfer }) => ({
    stream: transfer.gate(stream, size ?? null),
    size,
  });

  class Link extends Provider {
    override async download({ query }: DownloadOptions) {
      const known = find(query.transfer);
      if (!known.link) throw new Error("The transfer has no link");
      return gated(known.link, known);
    }
  }

  const grants = grantConfig() as Record<string, Record<string, unknown>>;
  const ofSource = (source: FileSource) => {
    const Known = getDefaultProviders()[source] ?? Provider;
    class Gated extends Known {
      /** Without pictures of the files, which would need doors and cookies of their own. */
      override async list(options: object) {
        const listed = (await super.list(options)) as Listed;
        const items = listed.items.map((item) => ({
          ...item,
          icon: item.isFolder ? "folder" : "file",
          thumbnail: null,
        }));
        return { ...listed, items };
      }

      override async download(options: DownloadOptions) {
        const download = (await super.download(options)) as Download;
        return gated(download, find(options.query.transfer));
      }
    }
    return [source, { module: Gated, config: grants[Known.oauthProvider] ?? {} }] as const;
  };
  return {
    [linkProvider]: { module: Link, config: {} },
    ...Object.fromEntries(fileSources.map(ofSource)),
  };
};
