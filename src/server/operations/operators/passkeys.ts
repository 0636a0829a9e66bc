import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { brand } from '#contract/brand.ts';
import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreation,
  PasskeyRequest,
} from '#contract/console/passkey.ts';
import type { Deps } from '#server/platform/deps.ts';
import { type Challenge, saveChallenge, useChallenge } from './challenges.sql.ts';
import type { OperatorRecord } from './operators.sql.ts';
import type { PasskeyRecord } from './passkeys.sql.ts';

type PasskeyDeps = Pick<Deps, 'config' | 'db' | 'wallClock'>;

/** How long a person may take to answer a challenge. */
const timeoutMs = 5 * 60_000;

/** The options with which the browser makes a passkey of this operator. */
export async function requestNewPasskey(
  deps: PasskeyDeps,
  { id, name, email }: OperatorRecord,
  { sessionHash, known }: { sessionHash: Buffer; known: readonly PasskeyRecord[] },
): Promise<PasskeyCreation> {
  const options = await generateRegistrationOptions({
    rpName: brand,
    rpID: siteOf(deps).rpId,
    userName: email,
    userDisplayName: name,
    userID: Uint8Array.from(Buffer.from(handleOf(id))),
    timeout: timeoutMs,
    attestationType: 'none',
    excludeCredentials: known.map(({ passkeyId, transports }) => ({ id: passkeyId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await save(deps, { challenge: options.challenge, purpose: 'enrol', sessionHash });
  // The library adds hints and extensions, which the contract does not have.
  const { extensions: _extensions, hints: _hints, ...asked } = options;
  return asked as PasskeyCreation;
}

/**
 * The options with which the browser signs with a passkey: one of `known`, or at sign-in (none) any passkey of this
 * site.
 */
export async function requestPasskey(
  deps: PasskeyDeps,
  about: Omit<Challenge, 'challenge'>,
  known: readonly PasskeyRecord[] = [],
): Promise<PasskeyRequest> {
  const options = await generateAuthenticationOptions({
    rpID: siteOf(deps).rpId,
    timeout: timeoutMs,
    userVerification: 'required',
    allowCredentials: known.map(({ passkeyId, transports }) => ({ id: passkeyId, transports })),
  });
  await save(deps, { challenge: options.challenge, ...about });
  return options as PasskeyRequest;
}

/** The passkey that the browser made for this session; null for an invalid one. Uses its challenge up. */
export async function readNewPasskey(deps: PasskeyDeps, response: PasskeyAttestation, sessionHash: Buffer) {
  const challenge = await useSigned(deps, response.response.clientDataJSON, { purpose: 'enrol', sessionHash });
  if (challenge === null) return null;
  const verified = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {} } as never,
    expectedChallenge: challenge,
    ...expectedOf(deps),
  }).catch(() => null);
  if (!verified?.verified) return null;
  const { credential, credentialBackedUp } = verified.registrationInfo;
  return {
    passkeyId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: credential.transports ?? [],
    isBackedUp: credentialBackedUp,
  };
}

/**
 * The content of a passkey's signature. Null when it is not for this challenge and site, lacks the person's
 * fingerprint, face or PIN, or has a counter that goes back. Uses its challenge up.
 */
export async function readSignature(
  deps: PasskeyDeps,
  response: PasskeyAssertion,
  { operatorId, passkeyId, publicKey, counter }: PasskeyRecord,
  about: Omit<Challenge, 'challenge'>,
): Promise<{ counter: number; isBackedUp: boolean } | null> {
  const challenge = await useSigned(deps, response.response.clientDataJSON, about);
  const { userHandle } = response.response;
  const isOwn = !userHandle || userHandle === Buffer.from(handleOf(operatorId)).toString('base64url');
  if (challenge === null || !isOwn) return null;
  const verified = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {} } as never,
    expectedChallenge: challenge,
    ...expectedOf(deps),
    credential: { id: passkeyId, publicKey: Uint8Array.from(publicKey), counter },
  }).catch(() => null);
  if (!verified?.verified) return null;
  const { newCounter, credentialBackedUp } = verified.authenticationInfo;
  return { counter: newCounter, isBackedUp: credentialBackedUp };
}

/**
 * Uses up the challenge that a response claims to answer, and returns it; null when it was not given for this purpose.
 */
async function useSigned(
  { db, wallClock }: PasskeyDeps,
  clientDataJSON: string,
  about: Omit<Challenge, 'challenge'>,
): Promise<string | null> {
  const challenge = challengeIn(clientDataJSON);
  if (challenge === null) return null;
  return (await useChallenge(db, { challenge, ...about }, wallClock())) ? challenge : null;
}

function challengeIn(clientDataJSON: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    return typeof challenge === 'string' && /^[\w-]{1,200}$/.test(challenge) ? challenge : null;
  } catch {
    return null;
  }
}

/** The library throws for every response that does not meet these conditions. */
function expectedOf(deps: PasskeyDeps) {
  const { rpId, origin } = siteOf(deps);
  return { expectedOrigin: origin, expectedRPID: rpId, requireUserVerification: true };
}

function siteOf({ config }: PasskeyDeps): { rpId: string; origin: string } {
  const { hostname, origin } = new URL(config.publicUrl);
  return { rpId: hostname, origin };
}

const handleOf = (operatorId: string): string => `operator ${operatorId}`;

const save = ({ db, wallClock }: PasskeyDeps, challenge: Challenge) =>
  saveChallenge(db, challenge, wallClock() + timeoutMs);
