import { type Static, Type } from 'typebox';
import { NoBody } from '#contract/call-row.ts';
import type { ConsoleRows } from './call-row.ts';
import { consoleCalls } from './calls.ts';
import { digestHours } from './digest-hours.ts';
import { PasskeyAttestation, PasskeyCreation } from './passkey.ts';
import { consolePasswordLength } from './sign-in.ts';

const Name = Type.String({ minLength: 1, maxLength: 60 });

const OpenInvitationBody = Type.Object({ token: Type.String({ minLength: 1, maxLength: 200 }) });

/** A session that may only set up its operator's sign-in. */
const OpenInvitationAnswer = Type.Object({
  token: Type.String(),
  expires_at: Type.String(),
  /** Who invited; null when it was the command line or the console's own password. */
  invited_by: Type.Union([Type.String(), Type.Null()]),
});

const FirstOwnerBody = Type.Object({
  name: Name,
  email: Type.String({ minLength: 3, maxLength: 254 }),
});

const OwnPasswordBody = Type.Object({
  password: Type.String({ minLength: 1, maxLength: consolePasswordLength }),
});

/** A secret for a code app, which is not stored until a code of it was given. */
export const NewTotp = Type.Object({
  /** Base32, to be typed. */
  secret: Type.String(),
  /** `otpauth://`, for the picture. */
  uri: Type.String(),
  /** The secret, which only the server can read; it goes back with the first code. */
  sealed: Type.String(),
});
export type NewTotp = Static<typeof NewTotp>;

export const AddTotpBody = Type.Object({
  sealed: Type.String({ minLength: 1, maxLength: 400 }),
  code: Type.String({ minLength: 1, maxLength: 40 }),
  name: Name,
});
export type AddTotpBody = Static<typeof AddTotpBody>;

export const AddPasskeyBody = Type.Object({ response: PasskeyAttestation, name: Name });
export type AddPasskeyBody = Static<typeof AddPasskeyBody>;

/** The recovery codes, with the first factor only; they are shown this once. */
const AddFactorAnswer = Type.Object({ recovery_codes: Type.Union([Type.Array(Type.String()), Type.Null()]) });

/** Shown this once; earlier ones work no more. */
const RecoveryCodes = Type.Object({ recovery_codes: Type.Array(Type.String()) });

const FactorParams = Type.Object({ id: Type.String({ pattern: '^\\d{1,18}$' }) });

const NameFactorBody = Type.Object({ name: Name });

const ConsoleSessionParams = Type.Object({ id: Type.String({ pattern: '^[0-9a-f]{16}$' }) });

const TimeZoneBody = Type.Object({ time_zone: Type.String({ minLength: 1, maxLength: 64 }) });

export const DigestBody = Type.Object({
  /** In the operator's time zone; null for none. */
  hour: Type.Union([Type.Enum([...digestHours]), Type.Null()]),
});
export type DigestBody = Static<typeof DigestBody>;

/** A means of signing in; times are ISO 8601. */
export const Factor = Type.Object({
  id: Type.String(),
  kind: Type.Enum(['passkey', 'totp']),
  name: Type.String(),
  created_at: Type.String(),
  used_at: Type.Union([Type.String(), Type.Null()]),
  /** Of a passkey: whether it is copied to the operator's other devices. */
  is_backed_up: Type.Boolean(),
});
export type Factor = Static<typeof Factor>;

export const ConsoleSession = Type.Object({
  id: Type.String(),
  /** Such as "Chrome on Mac"; empty when the browser did not say. */
  device: Type.String(),
  /** A short hash, the same for one network. */
  network: Type.String(),
  signed_in_at: Type.String(),
  last_seen_at: Type.String(),
  expires_at: Type.String(),
  /** Whether this is the session that asks. */
  current: Type.Boolean(),
});
export type ConsoleSession = Static<typeof ConsoleSession>;

/** The signed-in operator's own sign-in. With the console's own password it has only sessions. */
export const OwnSignIn = Type.Object({
  /** Null for the console's own password. */
  email: Type.Union([Type.String(), Type.Null()]),
  has_password: Type.Boolean(),
  factors: Type.Array(Factor),
  recovery_codes_left: Type.Integer(),
  /** Most recently seen first. */
  sessions: Type.Array(ConsoleSession),
});
export type OwnSignIn = Static<typeof OwnSignIn>;

export const ownSignInCallSchemas = {
  [consoleCalls.openInvitation]: {
    may: 'anyone',
    body: OpenInvitationBody,
    answer: { 200: OpenInvitationAnswer },
    refusals: [404, 429],
  },
  // From here to the recovery codes, an operator who is set up already needs a fresh second factor (403,
  // `confirmFirst`).
  [consoleCalls.makeFirstOwner]: {
    may: 'operator',
    needs: 'enrol',
    body: FirstOwnerBody,
    answer: { 204: NoBody },
    refusals: [400, 403, 409],
  },
  [consoleCalls.readOwnSignIn]: { may: 'operator', needs: 'enrol', answer: { 200: OwnSignIn } },
  [consoleCalls.setOwnPassword]: {
    may: 'operator',
    needs: 'enrol',
    body: OwnPasswordBody,
    answer: { 204: NoBody },
    refusals: [400, 403, 409],
  },
  [consoleCalls.beginTotp]: { may: 'operator', needs: 'enrol', answer: { 200: NewTotp }, refusals: [403, 409] },
  [consoleCalls.addTotp]: {
    may: 'operator',
    needs: 'enrol',
    body: AddTotpBody,
    answer: { 201: AddFactorAnswer },
    refusals: [400, 403, 409, 429],
  },
  [consoleCalls.beginPasskey]: {
    may: 'operator',
    needs: 'enrol',
    answer: { 200: PasskeyCreation },
    refusals: [403, 409],
  },
  [consoleCalls.addPasskey]: {
    may: 'operator',
    needs: 'enrol',
    body: AddPasskeyBody,
    answer: { 201: AddFactorAnswer },
    refusals: [400, 403, 409],
  },
  [consoleCalls.nameFactor]: {
    may: 'operator',
    needs: 'enrol',
    params: FactorParams,
    body: NameFactorBody,
    answer: { 204: NoBody },
    refusals: [400, 404],
  },
  [consoleCalls.removeFactor]: {
    may: 'operator',
    needs: 'enrol',
    params: FactorParams,
    answer: { 204: NoBody },
    refusals: [403, 404, 409],
  },
  [consoleCalls.renewRecoveryCodes]: {
    may: 'operator',
    needs: 'enrol',
    answer: { 201: RecoveryCodes },
    refusals: [403, 409],
  },
  [consoleCalls.setOwnTimeZone]: {
    may: 'operator',
    needs: 'enrol',
    body: TimeZoneBody,
    answer: { 204: NoBody },
    refusals: [400, 409],
  },
  [consoleCalls.chooseDigest]: {
    may: 'operator',
    needs: 'sums',
    body: DigestBody,
    answer: { 204: NoBody },
    refusals: [409],
  },
  [consoleCalls.endConsoleSession]: {
    may: 'operator',
    needs: 'enrol',
    params: ConsoleSessionParams,
    answer: { 204: NoBody },
    refusals: [404],
  },
  [consoleCalls.endOtherConsoleSessions]: { may: 'operator', needs: 'enrol', answer: { 204: NoBody } },
} satisfies ConsoleRows;
