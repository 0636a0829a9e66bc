import { type Static, Type } from 'typebox';
import { Document } from '#contract/call-row.ts';
import type { ConsoleRows } from './call-row.ts';
import { consoleCalls } from './calls.ts';
import { logNoteLength, mostGivenDays, noteLength, refundReasons } from './desk-limits.ts';
import { PersonParams } from './person.ts';

/** Made by the browser for one press: the act is done once, however often it arrives with this key. */
const key = Type.String({ pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' });
const ReasonText = Type.String({ minLength: 3, maxLength: 300, pattern: '\\S' });

export const RefundBody = Type.Object({
  key,
  transaction_id: Type.String({ minLength: 1, maxLength: 60 }),
  /** Tax included; the full remaining amount counts as the whole payment. */
  amount_minor: Type.Integer({ minimum: 1, maximum: 2_000_000_000 }),
  reason: Type.Enum(Object.keys(refundReasons) as (keyof typeof refundReasons)[]),
  /** For the log; never sent to the person. */
  note: Type.String({ maxLength: logNoteLength }),
  /** The effect on the access; only for a whole refund. */
  access: Type.Optional(Type.Enum(['ends', 'stays'])),
});
export type RefundBody = Static<typeof RefundBody>;

export const CancelForPersonBody = Type.Object({
  key,
  when: Type.Enum(['at the end', 'at once']),
  reason: ReasonText,
});
export type CancelForPersonBody = Static<typeof CancelForPersonBody>;

/** For acts that need no more than a reason. */
export const ReasonedBody = Type.Object({ key, reason: ReasonText });
export type ReasonedBody = Static<typeof ReasonedBody>;

export const GiveTimeBody = Type.Object({
  key,
  days: Type.Integer({ minimum: 1, maximum: mostGivenDays }),
  reason: ReasonText,
});
export type GiveTimeBody = Static<typeof GiveTimeBody>;

export const EndGivenAccessBody = Type.Object({
  key,
  grant_id: Type.String({ pattern: '^[0-9]{1,18}$' }),
  reason: ReasonText,
});
export type EndGivenAccessBody = Static<typeof EndGivenAccessBody>;

export const CorrectAddressBody = Type.Object({
  key,
  email: Type.String({ minLength: 3, maxLength: 254 }),
  reason: ReasonText,
});
export type CorrectAddressBody = Static<typeof CorrectAddressBody>;

export const SendAgainBody = Type.Object({
  key,
  /** `key` of a sent email, or `password` for a link to choose a new password. */
  email: Type.String({ minLength: 1, maxLength: 300 }),
});
export type SendAgainBody = Static<typeof SendAgainBody>;

export const NoteBody = Type.Object({
  key,
  text: Type.String({ minLength: 1, maxLength: noteLength, pattern: '\\S' }),
});
export type NoteBody = Static<typeof NoteBody>;

export const ErasePersonBody = Type.Object({
  key,
  /** The person's address, as typed. */
  email: Type.String({ minLength: 1, maxLength: 254 }),
  reason: ReasonText,
});
export type ErasePersonBody = Static<typeof ErasePersonBody>;

/** What was done, in a sentence. */
export const DeskActAnswer = Type.Object({ said: Type.String() });
export type DeskActAnswer = Static<typeof DeskActAnswer>;

/** An act of the desk: 409 when it is not possible, with the reason; 400 for an invalid input. */
const deskAct = {
  may: 'operator',
  params: PersonParams,
  answer: { 200: DeskActAnswer },
  refusals: [400, 404, 409, 503],
} as const;

export const deskActCallSchemas = {
  [consoleCalls.refundPayment]: { ...deskAct, needs: 'refund', body: RefundBody },
  [consoleCalls.cancelForPerson]: { ...deskAct, needs: 'change a person', body: CancelForPersonBody },
  [consoleCalls.keepForPerson]: { ...deskAct, needs: 'change a person', body: ReasonedBody },
  [consoleCalls.giveDays]: { ...deskAct, needs: 'change a person', body: GiveTimeBody },
  [consoleCalls.giveFreeAccess]: { ...deskAct, needs: 'change a person', body: GiveTimeBody },
  [consoleCalls.endGivenAccess]: { ...deskAct, needs: 'change a person', body: EndGivenAccessBody },
  [consoleCalls.correctAddress]: { ...deskAct, needs: 'change a person', body: CorrectAddressBody },
  [consoleCalls.sendEmailAgain]: { ...deskAct, needs: 'send an email again', body: SendAgainBody },
  [consoleCalls.writeNote]: { ...deskAct, needs: 'write a note', body: NoteBody },
  [consoleCalls.exportPerson]: {
    ...deskAct,
    needs: 'copy or erase a person',
    body: ReasonedBody,
    answer: { 200: Document },
  },
  [consoleCalls.erasePerson]: { ...deskAct, needs: 'copy or erase a person', body: ErasePersonBody },
} satisfies ConsoleRows;
