import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreation,
  PasskeyRequest,
} from '#contract/console/passkey.ts';

/** The authenticator's response, or the reason why there is none. */
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

/**
 * The message for a missing passkey, with the next step, by the name of the browser's error (WebAuthn Level 3, § 5.1).
 */
export function passkeyFault(error: string): string {
  switch (error) {
    // Browsers report a refusal and a timeout by the same error, so that a page learns nothing.
    case 'NotAllowedError':
    case 'AbortError':
      return 'No passkey came. Try again, or use a code.';
    case 'InvalidStateError':
      return 'This device has a passkey for the console already. Use that one, or make one on another device.';
    case 'SecurityError':
      return 'Passkeys work only at the site’s own address, with https or on this machine. Open the console there.';
    case 'NotSupportedError':
    case 'ConstraintError':
      return 'This browser or device cannot keep such a passkey. Use codes from an app.';
    default:
      return 'The device could not answer. Try again, or use a code.';
  }
}
