import { type Static, Type } from 'typebox';
import { CancelBody } from './subscription.ts';

/** Requests an email whose link cancels or withdraws without a password. The answer is the same for every address. */
export const LeaveLinkBody = Type.Object({ email: Type.String({ minLength: 3, maxLength: 254 }) });
export type LeaveLinkBody = Static<typeof LeaveLinkBody>;

const Token = Type.String({ minLength: 20, maxLength: 100 });

export const OpenLeaveLinkBody = Type.Object({ token: Token });
export type OpenLeaveLinkBody = Static<typeof OpenLeaveLinkBody>;

export const CancelByLeaveLinkBody = Type.Intersect([OpenLeaveLinkBody, CancelBody]);
export type CancelByLeaveLinkBody = Static<typeof CancelByLeaveLinkBody>;
