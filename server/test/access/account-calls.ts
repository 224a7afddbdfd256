// The access to calls about accounts: signing in, the person's own data, and what proves who they are.
import type { allEndpoints } from "@rolecall/contract/all-endpoints.ts";
import { signedIn, type Row } from "./access-matrix.ts";

export const accountCalls = {
  currentUser: {
    statuses: signedIn(200),
    reads: { applicantEmail: ["applicant"], ownerEmail: ["owner"] },
  },
  signIn: { call: () => ({ body: { username: "nobody", password: "wrong-one" } }), statuses: 401 },
  register: {
    call: () => ({ body: { username: crypto.randomUUID(), password: "secret-1" } }),
    statuses: 201,
  },
  signOut: { statuses: 204 },
  changeRole: {
    call: () => ({ body: { role: "recruiter" } }),
    statuses: signedIn(200),
    reads: { applicantEmail: ["applicant"], ownerEmail: ["owner"] },
  },
  forgotPassword: { call: () => ({ body: { identifier: "nobody" } }), statuses: 202 },
  resetPassword: {
    call: () => ({ body: { token: "made-up", password: "secret-1" } }),
    statuses: 400,
  },
  // The people of the scene have no passwords.
  proveIdentity: { call: () => ({ body: { password: "wrong-one" } }), statuses: signedIn(400) },
  proofOptions: { statuses: signedIn(409) },
  readAccount: {
    statuses: signedIn(200),
    reads: { applicantEmail: ["applicant"], ownerEmail: ["owner"] },
  },
  changePassword: {
    call: () => ({ body: { currentPassword: "wrong-one", password: "secret-1" } }),
    statuses: signedIn(400),
  },
  leave: { statuses: signedIn(202) },
  requestExport: { statuses: signedIn(202) },
  readExport: { statuses: signedIn(404) },
  changePerson: {
    call: () => ({ body: { lastName: "Finch", profileImageUrl: null } }),
    statuses: signedIn(200),
    reads: { applicantEmail: ["applicant"], ownerEmail: ["owner"] },
  },
  registerPicture: { call: () => ({ body: { pictureURL: "elsewhere" } }), statuses: signedIn(400) },
  requestEmail: {
    call: () => ({ body: { email: `${crypto.randomUUID()}@example.com` } }),
    statuses: signedIn(202),
  },
  confirmEmail: { call: () => ({ body: { token: "made-up" } }), statuses: signedIn(400) },
  cancelEmail: { statuses: signedIn(204) },
  listNotifications: { statuses: signedIn(200) },
  changeNotification: {
    call: () => ({ params: { kind: "team" }, body: { mail: "never" } }),
    statuses: signedIn(200),
  },
  listSessions: { statuses: signedIn(200) },
  endSession: { call: ({ job }) => ({ params: { id: job.id } }), statuses: signedIn(404) },
  endOtherSessions: { statuses: signedIn(204) },
  beginTotp: { statuses: signedIn(201) },
  confirmTotp: { call: () => ({ body: { code: "123456" } }), statuses: signedIn(409) },
  removeTotp: { statuses: signedIn(404) },
  renewRecoveryCodes: { statuses: signedIn(409) },
  // Nobody of the scene has begun to sign in.
  passSecondStep: { call: () => ({ body: { code: "123456" } }), statuses: 401 },
  secondStepOptions: { statuses: 401 },
  reportLostFactor: { statuses: 401 },
  beginPasskey: { statuses: signedIn(200) },
  addPasskey: { call: () => ({ body: { credential: {} } }), statuses: signedIn(400) },
  listPasskeys: { statuses: signedIn(200) },
  renamePasskey: {
    call: ({ job }) => ({ params: { id: job.id }, body: { name: "Phone" } }),
    statuses: signedIn(404),
  },
  removePasskey: { call: ({ job }) => ({ params: { id: job.id } }), statuses: signedIn(404) },
  passkeySignInOptions: { statuses: 200 },
  signInWithPasskey: { call: () => ({ body: { credential: {} } }), statuses: 401 },
} satisfies Partial<Record<keyof typeof allEndpoints, Row>>;
