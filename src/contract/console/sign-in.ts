import { type Static, Type } from 'typebox';
import { PasskeyAssertion } from './passkey.ts';

/** Most characters of the console's password, and of an operator's. */
export const consolePasswordLength = 1024;

/** What the console's own password opens: with a real payment key it may only set up the first owner. */
export const ConsoleDoor = Type.Object({ console_password: Type.Enum(['opens', 'enrols', 'closed']) });
export type ConsoleDoor = Static<typeof ConsoleDoor>;

/** The console's own password. */
export const ConsoleSignInBody = Type.Object({
  password: Type.String({ minLength: 1, maxLength: consolePasswordLength }),
});
export type ConsoleSignInBody = Static<typeof ConsoleSignInBody>;

/**
 * A named operator's. `code`: six digits of the code app, or a recovery code; with a recovery code, an operator who has
 * only passkeys leaves the password empty.
 */
export const OperatorSignInBody = Type.Object({
  email: Type.String({ minLength: 3, maxLength: 254 }),
  password: Type.String({ maxLength: consolePasswordLength }),
  code: Type.String({ minLength: 1, maxLength: 40 }),
});
export type OperatorSignInBody = Static<typeof OperatorSignInBody>;

export const PasskeySignInBody = Type.Object({ response: PasskeyAssertion });
export type PasskeySignInBody = Static<typeof PasskeySignInBody>;

/** `token` goes into the Authorization header of the console's calls; users have tokens of their own. */
export const ConsoleSignInAnswer = Type.Object({ token: Type.String(), expires_at: Type.String() });
export type ConsoleSignInAnswer = Static<typeof ConsoleSignInAnswer>;

/** Confirms by a code that the operator is there: six digits of the code app, or a recovery code. */
export const ConfirmCodeBody = Type.Object({ code: Type.String({ minLength: 1, maxLength: 40 }) });
export type ConfirmCodeBody = Static<typeof ConfirmCodeBody>;
