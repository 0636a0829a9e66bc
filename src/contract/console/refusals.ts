/**
 * `wrongPassword`, `wrongSignIn`, `wrongPasskey` and `wrongCode` come with 400. The others come with 403: `signInFirst` when the token is missing or expired,
 * `enrolFirst` before a second factor is set up, `notYours` when the role does not allow the call, `confirmFirst` when
 * it needs a fresh second factor. A 401 would sign users out (§ 6).
 */
export const consoleRefusals = {
  wrongPassword: 'That is not the password.',
  wrongSignIn: 'These do not go together. Check the address, the password and the code; each code works once.',
  wrongPasskey: 'This passkey does not open the console. Try again, or sign in another way.',
  wrongCode: 'This code is wrong or was used. Wait for the next one.',
  passwordClosed:
    'The console’s password opens nothing any more: sign in with your own. Nobody can? Run “npm run operator -- owner add ada@example.com” on the server.',
  signInFirst: 'Sign in to the console first.',
  enrolFirst: 'Set up your second factor first.',
  notYours: 'Your role does not allow this. An owner can change it.',
  confirmFirst: 'Confirm with your second factor that it is you.',
} as const;
