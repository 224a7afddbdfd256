import { fileSources, type FileSource } from "@rolecall/contract/resumes/remote-files.ts";
import { fileMissingText } from "@rolecall/contract/resumes/resumes.ts";
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  Configuration,
  randomPKCECodeVerifier,
  refreshTokenGrant,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from "openid-client";
import * as z from "zod";
import type { Config } from "#config.ts";
import { AppError, notSignedIn } from "#http/errors.ts";
import { Account, sourceAway } from "./account.ts";
import { dropbox } from "./dropbox.ts";
import { googleDrive } from "./google-drive.ts";
import { oneDrive } from "./onedrive.ts";
import { Seal } from "./seal.ts";
import type { Download, Listing, Place, SignedOut, Source } from "./source.ts";

const kinds: Record<FileSource, Source> = { drive: googleDrive, dropbox, onedrive: oneDrive };

const timeoutSeconds = 30;
/** Signing in at a source takes a person a moment. */
const signInMs = 15 * 60_000;

/** The tokens of a source: `access` opens the account, `refresh` renews `access`. */
const permission = z.object({ access: z.string(), refresh: z.string().optional() });
type Permission = z.output<typeof permission>;
/** A sign-in on its way. The verifier ties the source's answer to the question (PKCE). */
const question = z.object({ verifier: z.string(), until: z.number() });

/** The owner of an account: the source, and the user with the session. */
export interface AccountOwner {
  source: FileSource;
  userId: string;
  sessionId: string;
}

const purposeOf = (what: "permission" | "question", { source, userId, sessionId }: AccountOwner) =>
  [what, source, userId, sessionId].join(" ");

const configurationOf = (
  { oauth }: Source,
  { clientId, clientSecret }: { clientId: string; clientSecret: string },
) => {
  const server = {
    issuer: oauth.issuer,
    authorization_endpoint: oauth.authorizationEndpoint,
    token_endpoint: oauth.tokenEndpoint,
  };
  const configuration = new Configuration(server, clientId, clientSecret);
  configuration.timeout = timeoutSeconds;
  return configuration;
};

/** Whether the error means that the source refuses to renew a permission, rather than that it is down. */
const isOver = (error: unknown) =>
  (error instanceof ResponseBodyError || error instanceof WWWAuthenticateChallengeError) &&
  error.status < 500 &&
  error.status !== 429;

/**
 * Accounts elsewhere. Nothing of them is kept here: the browser keeps permissions, sealed for its
 * user and session.
 */
export class Sources {
  readonly #seal: Seal;
  readonly #configurations: ReadonlyMap<FileSource, Configuration>;

  constructor({ sources }: Config) {
    const clients = fileSources.flatMap((source) => {
      const client = sources[source];
      return client ? [[source, client] as const] : [];
    });
    this.#seal = new Seal(clients.map(([, { clientSecret }]) => clientSecret));
    this.#configurations = new Map(
      clients.map(([source, client]) => [source, configurationOf(kinds[source], client)]),
    );
  }

  /** The address at which the user is asked for the permission to read files. */
  async authorizationUrl(holder: AccountOwner, redirectUri: string): Promise<string> {
    const verifier = randomPKCECodeVerifier();
    const until = Date.now() + signInMs;
    const url = buildAuthorizationUrl(this.#configuration(holder), {
      ...kinds[holder.source].oauth.parameters,
      redirect_uri: redirectUri,
      state: this.#seal.seal({ verifier, until }, purposeOf("question", holder)),
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: "S256",
    });
    return url.href;
  }

  /**
   * The sealed permission, by the address that the source sent the person back to.
   * @throws where the answer is no, or none to a question that this session asked
   */
  async permit(holder: AccountOwner, answer: URL): Promise<string> {
    const state = answer.searchParams.get("state") ?? "";
    const asked = this.#seal.open(question, state, purposeOf("question", holder));
    if (!asked || asked.until < Date.now()) throw new Error("No such sign-in is on its way");
    const tokens = await authorizationCodeGrant(this.#configuration(holder), answer, {
      expectedState: state,
      pkceCodeVerifier: asked.verifier,
    });
    return this.#sealed(holder, { access: tokens.access_token, refresh: tokens.refresh_token });
  }

  /** A permission that is good for another while, in place of one that ran out. */
  async renew(holder: AccountOwner, sealed: string): Promise<string> {
    const { refresh } = this.#opened(holder, sealed) ?? {};
    if (refresh === undefined) throw notSignedIn();
    const tokens = await refreshTokenGrant(this.#configuration(holder), refresh).catch(
      (error: unknown) => {
        throw isOver(error) ? notSignedIn() : sourceAway();
      },
    );
    return this.#sealed(holder, {
      access: tokens.access_token,
      refresh: tokens.refresh_token ?? refresh,
    });
  }

  async list(holder: AccountOwner, sealed: string, place: Place): Promise<Listing> {
    return kinds[holder.source].list(this.#account(holder, sealed), place);
  }

  /** Opens a file; the caller reads or destroys it. */
  async open(
    holder: AccountOwner,
    sealed: string,
    { file, signal }: { file: Place; signal: AbortSignal },
  ): Promise<Download> {
    return kinds[holder.source].open(this.#account(holder, sealed), file, signal);
  }

  /** Takes the permission back at the source, where there is one. */
  async signOut(holder: AccountOwner, sealed: string): Promise<SignedOut | { revoked: false }> {
    if (!this.#opened(holder, sealed)) return { revoked: false };
    return kinds[holder.source].signOut(this.#account(holder, sealed));
  }

  #configuration({ source }: AccountOwner): Configuration {
    const configuration = this.#configurations.get(source);
    if (!configuration) throw new AppError("missing", fileMissingText);
    return configuration;
  }

  #account(holder: AccountOwner, sealed: string): Account {
    this.#configuration(holder);
    const opened = this.#opened(holder, sealed);
    if (!opened) throw notSignedIn();
    return new Account(opened.access, kinds[holder.source].explainedStatuses);
  }

  #sealed(holder: AccountOwner, value: Permission): string {
    return this.#seal.seal(value, purposeOf("permission", holder));
  }

  #opened(holder: AccountOwner, sealed: string): Permission | null {
    return this.#seal.open(permission, sealed, purposeOf("permission", holder));
  }
}
