import { type Static, Type } from 'typebox';

/** A signed-in browser. */
export const SessionDetails = Type.Object({
  id: Type.Integer(),
  /** Such as "Chrome on Android"; empty when the browser did not say. */
  device: Type.String(),
  /** ISO 8601. */
  signed_in_at: Type.String(),
  last_seen_at: Type.String(),
  /** Whether this is the browser that asks. */
  current: Type.Boolean(),
});
export type SessionDetails = Static<typeof SessionDetails>;

/** Most recently seen first. */
export const SessionsAnswer = Type.Object({ sessions: Type.Array(SessionDetails) });
export type SessionsAnswer = Static<typeof SessionsAnswer>;

/** Erasing cannot be undone, so the password is asked for again. It ends a running subscription at once. */
export const EraseAccountBody = Type.Object({ password: Type.String({ minLength: 1, maxLength: 1024 }) });
export type EraseAccountBody = Static<typeof EraseAccountBody>;
