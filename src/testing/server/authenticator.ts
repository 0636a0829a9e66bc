import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreation,
  PasskeyRequest,
} from '#contract/console/passkey.ts';

/** Claims of a response that a test makes wrong. */
interface Tweak {
  origin?: string;
  rpId?: string;
  /** The challenge that is signed again instead of the asked one. */
  challenge?: string;
  /** Whether the person showed a fingerprint, a face or a PIN. */
  isVerified?: boolean;
  /** The counter that comes with it; default: one more than before. */
  counter?: number;
}

export type Authenticator = ReturnType<typeof createAuthenticator>;

/** A passkey in software (WebAuthn Level 3, ES256, attestation "none"), as a browser's authenticator answers. */
export function createAuthenticator(origin = 'https://everkite.test') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const idText = id.toString('base64url');
  let counter = 0;
  let userHandle = '';

  const clientData = (type: string, challenge: string, tweak: Tweak) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: tweak.challenge ?? challenge,
        origin: tweak.origin ?? origin,
        crossOrigin: false,
      }),
    );
  const authenticatorData = (rpId: string, tweak: Tweak, attested: Buffer | null) => {
    counter = tweak.counter ?? counter + 1;
    const rpIdHash = createHash('sha256')
      .update(tweak.rpId ?? rpId)
      .digest();
    const flags = 0x01 | (tweak.isVerified === false ? 0 : 0x04) | (attested ? 0x40 : 0);
    const head = Buffer.alloc(5);
    head.writeUInt8(flags);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([rpIdHash, head, ...(attested ? [attested] : [])]);
  };

  return {
    id: idText,
    /** Answers `navigator.credentials.create`. */
    make(options: PasskeyCreation, tweak: Tweak = {}): PasskeyAttestation {
      userHandle = options.user.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey.export({ format: 'jwk' }))]);
      const authData = authenticatorData(options.rp.id, tweak, attested);
      const attestationObject = cborMap([
        [cborText('fmt'), cborText('none')],
        [cborText('attStmt'), cborMap([])],
        [cborText('authData'), cborBytes(authData)],
      ]);
      return {
        id: idText,
        rawId: idText,
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', options.challenge, tweak).toString('base64url'),
          attestationObject: attestationObject.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    /** Answers `navigator.credentials.get`. */
    sign(options: PasskeyRequest, tweak: Tweak = {}): PasskeyAssertion {
      const data = clientData('webauthn.get', options.challenge, tweak);
      const authData = authenticatorData(options.rpId, tweak, null);
      const signed = Buffer.concat([authData, createHash('sha256').update(data).digest()]);
      return {
        id: idText,
        rawId: idText,
        type: 'public-key',
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
          userHandle,
        },
      };
    },
  };
}

/** COSE_Key of an ES256 key (RFC 9053 § 7.1.1). */
function coseKey({ x = '', y = '' }: { x?: string; y?: string }): Buffer {
  return cborMap([
    [cborInteger(1), cborInteger(2)],
    [cborInteger(3), cborInteger(-7)],
    [cborInteger(-1), cborInteger(1)],
    [cborInteger(-2), cborBytes(Buffer.from(x, 'base64url'))],
    [cborInteger(-3), cborBytes(Buffer.from(y, 'base64url'))],
  ]);
}

/** The head of a CBOR item (RFC 8949 § 3). */
function cborHead(major: number, value: number): Buffer {
  const kind = major << 5;
  if (value < 24) return Buffer.from([kind | value]);
  if (value < 0x100) return Buffer.from([kind | 24, value]);
  return Buffer.from([kind | 25, value >> 8, value & 0xff]);
}

const cborInteger = (value: number) => (value < 0 ? cborHead(1, -1 - value) : cborHead(0, value));
const cborBytes = (bytes: Buffer) => Buffer.concat([cborHead(2, bytes.length), bytes]);
const cborText = (text: string) => Buffer.concat([cborHead(3, text.length), Buffer.from(text)]);
const cborMap = (entries: [Buffer, Buffer][]) => Buffer.concat([cborHead(5, entries.length), ...entries.flat()]);
