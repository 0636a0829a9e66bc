import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreation,
  PasskeyRequest,
} from '#contract/console-passkey.ts';
import { passkeyFault } from './passkey-fault.ts';

/** What the authenticator answered, or why it did not. */
export type PasskeyAnswer<Response> = { response: Response } | { fault: string };

/** Asks for a passkey that is set up already. */
export function askForPasskey(request: PasskeyRequest): Promise<PasskeyAnswer<PasskeyAssertion>> {
  return ask(async ({ startAuthentication }) => startAuthentication({ optionsJSON: request }));
}

/** Makes a passkey on this device, or on one that the browser can reach. */
export function makePasskey(creation: PasskeyCreation): Promise<PasskeyAnswer<PasskeyAttestation>> {
  return ask(async ({ startRegistration }) => startRegistration({ optionsJSON: creation }));
}

type Package = typeof import('@simplewebauthn/browser');

/** The package is loaded when it is needed: most pages of the console never ask. */
async function ask<Response>(work: (loaded: Package) => Promise<Response>): Promise<PasskeyAnswer<Response>> {
  let loaded: Package;
  try {
    loaded = await import('@simplewebauthn/browser');
  } catch {
    return { fault: 'The code for passkeys did not load. Try again.' };
  }
  if (!loaded.browserSupportsWebAuthn()) return { fault: passkeyFault('NotSupportedError') };
  try {
    return { response: await work(loaded) };
  } catch (error) {
    return { fault: passkeyFault(error instanceof Error ? error.name : '') };
  }
}
