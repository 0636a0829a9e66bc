import { type Static, Type } from 'typebox';

/** Most characters of the console's password. */
export const consolePasswordLength = 1024;

export const ConsoleSignInBody = Type.Object({
  password: Type.String({ minLength: 1, maxLength: consolePasswordLength }),
});
export type ConsoleSignInBody = Static<typeof ConsoleSignInBody>;

/** `token` goes into the Authorization header of the console's calls; users have tokens of their own. */
export const ConsoleSignInAnswer = Type.Object({ token: Type.String(), expires_at: Type.String() });
export type ConsoleSignInAnswer = Static<typeof ConsoleSignInAnswer>;
