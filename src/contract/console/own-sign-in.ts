import { type Static, Type } from 'typebox';
import { digestHours } from './digest-hours.ts';
import { PasskeyAssertion, PasskeyAttestation } from './passkey.ts';
import { consolePasswordLength } from './sign-in.ts';

const Name = Type.String({ minLength: 1, maxLength: 60 });

export const OpenInvitationBody = Type.Object({ token: Type.String({ minLength: 1, maxLength: 200 }) });
export type OpenInvitationBody = Static<typeof OpenInvitationBody>;

/** A session that may only set up its operator's sign-in. */
export const OpenInvitationAnswer = Type.Object({
  token: Type.String(),
  expires_at: Type.String(),
  /** Who invited; null when it was the command line or the console's own password. */
  invited_by: Type.Union([Type.String(), Type.Null()]),
});
export type OpenInvitationAnswer = Static<typeof OpenInvitationAnswer>;

export const FirstOwnerBody = Type.Object({
  name: Name,
  email: Type.String({ minLength: 3, maxLength: 254 }),
});
export type FirstOwnerBody = Static<typeof FirstOwnerBody>;

export const OwnPasswordBody = Type.Object({
  password: Type.String({ minLength: 1, maxLength: consolePasswordLength }),
});
export type OwnPasswordBody = Static<typeof OwnPasswordBody>;

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
export const AddFactorAnswer = Type.Object({ recovery_codes: Type.Union([Type.Array(Type.String()), Type.Null()]) });
export type AddFactorAnswer = Static<typeof AddFactorAnswer>;

/** Shown this once; earlier ones work no more. */
export const RecoveryCodes = Type.Object({ recovery_codes: Type.Array(Type.String()) });
export type RecoveryCodes = Static<typeof RecoveryCodes>;

export const ConfirmPasskeyBody = Type.Object({ response: PasskeyAssertion });
export type ConfirmPasskeyBody = Static<typeof ConfirmPasskeyBody>;

export const FactorParams = Type.Object({ id: Type.String({ pattern: '^\\d{1,18}$' }) });
export type FactorParams = Static<typeof FactorParams>;

export const NameFactorBody = Type.Object({ name: Name });
export type NameFactorBody = Static<typeof NameFactorBody>;

export const ConsoleSessionParams = Type.Object({ id: Type.String({ pattern: '^[0-9a-f]{16}$' }) });
export type ConsoleSessionParams = Static<typeof ConsoleSessionParams>;

export const TimeZoneBody = Type.Object({ time_zone: Type.String({ minLength: 1, maxLength: 64 }) });
export type TimeZoneBody = Static<typeof TimeZoneBody>;

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
