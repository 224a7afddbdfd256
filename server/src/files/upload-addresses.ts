import { uploadPathPrefix } from "@rolecall/contract/resumes/resumes.ts";
import { id as uuid } from "@rolecall/contract/values/id.ts";
import { AddressSigner } from "./address-signer.ts";
import type { MultipartUpload } from "./multipart-uploads.ts";
import type { Upload } from "./upload-key.ts";

/** The result of checking the address of a PUT. */
export type Verdict = "valid" | "expired" | "forged";

/**
 * The addresses to which uploads are sent. They are on this server for both stores, since S3 limits
 * neither the size nor the number of uploads to a presigned address. Servers with the same secret
 * accept each other's addresses.
 */
export class UploadAddresses {
  readonly #signer: AddressSigner;
  readonly #publicUrl: string;

  /** @param publicUrl the origin of the addresses */
  constructor(secret: Buffer, publicUrl: string) {
    this.#signer = new AddressSigner(secret);
    this.#publicUrl = publicUrl;
  }

  /** An absolute address that takes a PUT of the file. Holding it is enough; it reads nothing. */
  ofUpload({ id }: Pick<Upload, "id">, lifetimeSeconds: number): string {
    return this.#signed([id], lifetimeSeconds);
  }

  /** An absolute address that takes a PUT of one part, and answers it with an ETag. */
  ofPart(
    { id, uploadId, partNumber }: Omit<MultipartUpload, "ownerId"> & { partNumber: number },
    lifetimeSeconds: number,
  ): string {
    return this.#signed([id, uploadId, String(partNumber)], lifetimeSeconds);
  }

  /** The address of an upload without its signature, which identifies it afterwards. */
  locationOf({ id }: Pick<Upload, "id">): string {
    return new URL(uploadPathPrefix + id, this.#publicUrl).href;
  }

  /** The id of the upload that an address is for, whatever its query; null for any other address. */
  idOf(address: string): string | null {
    const url = URL.parse(address);
    if (url?.origin !== new URL(this.#publicUrl).origin) return null;
    if (!url.pathname.startsWith(uploadPathPrefix)) return null;
    return uuid.safeParse(url.pathname.slice(uploadPathPrefix.length)).data ?? null;
  }

  /** By the names in the path of an address, and by its query. */
  judge(names: string[], query: Record<string, unknown>): Verdict {
    return this.#signer.judge(names.join("/"), query);
  }

  #signed(names: string[], lifetimeSeconds: number): string {
    const address = new URL(
      uploadPathPrefix + names.map(encodeURIComponent).join("/"),
      this.#publicUrl,
    );
    address.search = this.#signer.sign(names.join("/"), lifetimeSeconds).toString();
    return address.href;
  }
}
