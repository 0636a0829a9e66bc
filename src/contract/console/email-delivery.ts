/** The delivery of an email. `refused`: by the mail server, while it was handed over. `suppressed`: not sent at all. */
const emailOutcomes = ['hard bounce', 'soft bounce', 'complaint', 'refused', 'suppressed'] as const;
export type EmailOutcome = (typeof emailOutcomes)[number];

/** `waiting`: to be handed over, for the first time or again. */
export const emailDeliveries = ['waiting', 'handed over', ...emailOutcomes] as const;
export type EmailDelivery = (typeof emailDeliveries)[number];

/**
 * Why an email came back; the last two, why it was not sent. Never the text of a mail server, which contains addresses.
 */
export const emailFaults = [
  'no such address',
  'mailbox full',
  'not trusted',
  'not reached',
  'other',
  'came back before',
  'complained before',
] as const;
export type EmailFault = (typeof emailFaults)[number];
