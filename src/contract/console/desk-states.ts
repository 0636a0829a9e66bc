/** The states of a person's standing. A list of its own, without schemas, because the browser needs it. */
export const subscriberStates = [
  'active',
  'ends',
  'trial',
  'past due',
  'charged back',
  'paid back',
  'paused',
  'ended',
  'never paid',
] as const;
export type SubscriberState = (typeof subscriberStates)[number];

/** The word for each state, and what it means. */
export const subscriberStateCopy: Record<SubscriberState, { name: string; means: string }> = {
  active: { name: 'Active', means: 'pays, and will be charged again, or was given access' },
  ends: { name: 'Ends', means: 'cancelled; access until the paid time is over' },
  trial: { name: 'Trial', means: 'nothing paid yet, card kept' },
  'past due': { name: 'Past due', means: 'a charge failed; tried again for 14 days' },
  'charged back': { name: 'Charged back', means: 'the bank took a payment back; nothing more is charged' },
  'paid back': { name: 'Paid back', means: 'a payment was given back at Paddle; nothing more is charged' },
  paused: { name: 'Paused', means: 'no charge and no access until a day' },
  ended: { name: 'Ended', means: 'no access' },
  'never paid': { name: 'Never paid', means: 'an account without a purchase' },
};

export const timelineKinds = ['money', 'email', 'audit', 'other'] as const;
export type TimelineKind = (typeof timelineKinds)[number];

/** The kinds of entries that the timeline shows; all by default. */
export const timelineFilters = ['money', 'email', 'audit'] as const;
export type TimelineFilter = (typeof timelineFilters)[number];

/** The refusal for an unknown or erased account. */
export const noSuchAccount = 'There is no account with this number.';
