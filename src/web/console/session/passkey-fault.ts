/** Why no passkey came, by the name of the browser's error (WebAuthn Level 3, § 5.1), and what to do. */
export function passkeyFault(error: string): string {
  switch (error) {
    // The person's "no" and a time that ran out are the same to a page, so that it learns nothing.
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
