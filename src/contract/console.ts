import { type Static, Type } from 'typebox';

/** Characters that a password of the console may have at most. */
export const consolePasswordLength = 1024;

export const ConsoleSignInBody = Type.Object({
  password: Type.String({ minLength: 1, maxLength: consolePasswordLength }),
});
export type ConsoleSignInBody = Static<typeof ConsoleSignInBody>;

/** `token` goes into the Authorization header of the console's calls; it is no user's. */
export const ConsoleSignInAnswer = Type.Object({ token: Type.String(), expires_at: Type.String() });
export type ConsoleSignInAnswer = Static<typeof ConsoleSignInAnswer>;

/** Wrong password: 400 with the first; a token that is missing or has ended: 403 with the second. A 401 would sign users out (§ 6). */
export const consoleRefusals = {
  wrongPassword: 'That is not the password.',
  signInFirst: 'Sign in to the console first.',
} as const;
