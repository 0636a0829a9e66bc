import { type Static, Type } from 'typebox';
import { NoBody } from '#contract/call-row.ts';
import type { ConsoleRows } from './call-row.ts';
import { consoleCalls } from './calls.ts';
import { PasskeyAssertion, PasskeyRequest } from './passkey.ts';

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

const PasskeySignInBody = Type.Object({ response: PasskeyAssertion });

/** `token` goes into the Authorization header of the console's calls; users have tokens of their own. */
export const ConsoleSignInAnswer = Type.Object({ token: Type.String(), expires_at: Type.String() });
export type ConsoleSignInAnswer = Static<typeof ConsoleSignInAnswer>;

const ConfirmPasskeyBody = Type.Object({ response: PasskeyAssertion });

/** Confirms by a code that the operator is there: six digits of the code app, or a recovery code. */
const ConfirmCodeBody = Type.Object({ code: Type.String({ minLength: 1, maxLength: 40 }) });

export const signInCallSchemas = {
  [consoleCalls.readConsoleDoor]: { may: 'anyone', answer: { 200: ConsoleDoor } },
  // 403: with a real payment key and an owner who has a second factor, the console's own password opens nothing.
  [consoleCalls.signInToConsole]: {
    may: 'anyone',
    body: ConsoleSignInBody,
    answer: { 200: ConsoleSignInAnswer },
    refusals: [400, 403, 429],
  },
  [consoleCalls.signInAsOperator]: {
    may: 'anyone',
    body: OperatorSignInBody,
    answer: { 200: ConsoleSignInAnswer },
    refusals: [400, 429],
  },
  [consoleCalls.beginPasskeySignIn]: { may: 'anyone', answer: { 200: PasskeyRequest }, refusals: [429] },
  [consoleCalls.signInByPasskey]: {
    may: 'anyone',
    body: PasskeySignInBody,
    answer: { 200: ConsoleSignInAnswer },
    refusals: [400, 429],
  },
  [consoleCalls.signOutOfConsole]: { may: 'anyone', answer: { 204: NoBody } },
  [consoleCalls.beginConfirming]: {
    may: 'operator',
    needs: 'enrol',
    answer: { 200: PasskeyRequest },
    refusals: [409, 429],
  },
  [consoleCalls.confirmByPasskey]: {
    may: 'operator',
    needs: 'enrol',
    body: ConfirmPasskeyBody,
    answer: { 204: NoBody },
    refusals: [400, 429],
  },
  [consoleCalls.confirmByCode]: {
    may: 'operator',
    needs: 'enrol',
    body: ConfirmCodeBody,
    answer: { 204: NoBody },
    refusals: [400, 429],
  },
} satisfies ConsoleRows;
