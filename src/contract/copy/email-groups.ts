import { emailAccount } from './email-account.ts';
import { emailAll } from './email-all.ts';
import { emailLeaving } from './email-leaving.ts';
import { emailPayment } from './email-payment.ts';
import { emailTraining } from './email-training.ts';

/** The texts of emails to people. Only the server writes them; no page loads them. */
export const emailGroups = {
  'email-account': emailAccount,
  'email-payment': emailPayment,
  'email-leaving': emailLeaving,
  'email-training': emailTraining,
  'email-all': emailAll,
} as const;

type Groups = typeof emailGroups;
type Group = keyof Groups;
type KeyIn<Of extends Group> = `${Of}.${keyof Groups[Of] & string}`;

/** `email-payment.receipt-subject` */
export type EmailTextKey = { [Of in Group]: KeyIn<Of> }[Group];

/** The seed of a key. */
export type EmailSeed<Key extends EmailTextKey> = Key extends `${infer Of extends Group}.${infer Name}`
  ? Name extends keyof Groups[Of]
    ? Groups[Of][Name] & string
    : never
  : never;
