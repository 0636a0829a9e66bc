/**
 * `wrongPassword` comes with 400. The others come with 403: `signInFirst` when the token is missing or expired,
 * `enrolFirst` before a second factor is set up, `notYours` when the role does not allow the call, `confirmFirst` when
 * it needs a fresh second factor. A 401 would sign users out (§ 6).
 */
export const consoleRefusals = {
  wrongPassword: 'That is not the password.',
  signInFirst: 'Sign in to the console first.',
  enrolFirst: 'Set up your second factor first.',
  notYours: 'Your role does not allow this. An owner can change it.',
  confirmFirst: 'Confirm with your second factor that it is you.',
} as const;
