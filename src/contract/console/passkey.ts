import { type Static, Type } from 'typebox';

/** Binary data of a passkey in base64url, as WebAuthn's JSON has it. Real values are far shorter. */
const Bytes = Type.String({ minLength: 1, maxLength: 8192, pattern: '^[A-Za-z0-9_-]+$' });
const Id = Type.String({ minLength: 1, maxLength: 1400, pattern: '^[A-Za-z0-9_-]+$' });
const Transports = Type.Array(Type.Enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']), {
  maxItems: 7,
});
const Kind = Type.Literal('public-key');
const KnownPasskey = Type.Object({ id: Type.String(), type: Kind, transports: Type.Optional(Transports) });
const UserVerification = Type.Literal('required');

/** The options with which a browser makes a passkey (WebAuthn Level 3, PublicKeyCredentialCreationOptionsJSON). */
export const PasskeyCreation = Type.Object({
  challenge: Type.String(),
  rp: Type.Object({ id: Type.String(), name: Type.String() }),
  user: Type.Object({ id: Type.String(), name: Type.String(), displayName: Type.String() }),
  pubKeyCredParams: Type.Array(Type.Object({ alg: Type.Integer(), type: Kind })),
  timeout: Type.Integer(),
  /** So that one authenticator is not set up twice. */
  excludeCredentials: Type.Array(KnownPasskey),
  authenticatorSelection: Type.Object({
    residentKey: Type.Literal('required'),
    requireResidentKey: Type.Literal(true),
    userVerification: UserVerification,
  }),
  attestation: Type.Literal('none'),
});
export type PasskeyCreation = Static<typeof PasskeyCreation>;

/** The options with which a browser asks for a passkey (PublicKeyCredentialRequestOptionsJSON). */
export const PasskeyRequest = Type.Object({
  challenge: Type.String(),
  rpId: Type.String(),
  timeout: Type.Integer(),
  userVerification: UserVerification,
  /** Empty at sign-in, because the authenticator knows the owner of its passkey. */
  allowCredentials: Type.Array(KnownPasskey),
});
export type PasskeyRequest = Static<typeof PasskeyRequest>;

const Extensions = Type.Optional(Type.Unsafe<object>(Type.Object({}, { additionalProperties: true })));
const Attachment = Type.Optional(Type.Enum(['platform', 'cross-platform']));

/** A new passkey, as the browser's RegistrationResponseJSON. */
export const PasskeyAttestation = Type.Object({
  id: Id,
  rawId: Id,
  type: Kind,
  response: Type.Object({
    clientDataJSON: Bytes,
    attestationObject: Bytes,
    transports: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 10 })),
  }),
  clientExtensionResults: Extensions,
  authenticatorAttachment: Attachment,
});
export type PasskeyAttestation = Static<typeof PasskeyAttestation>;

/** A challenge signed by a passkey, as the browser's AuthenticationResponseJSON. */
export const PasskeyAssertion = Type.Object({
  id: Id,
  rawId: Id,
  type: Kind,
  response: Type.Object({
    clientDataJSON: Bytes,
    authenticatorData: Bytes,
    signature: Bytes,
    userHandle: Type.Optional(Type.Union([Type.String({ maxLength: 200 }), Type.Null()])),
  }),
  clientExtensionResults: Extensions,
  authenticatorAttachment: Attachment,
});
export type PasskeyAssertion = Static<typeof PasskeyAssertion>;
