import { accountSources } from './account-sources.sql.ts';
import { deskSources } from './desk-sources.sql.ts';
import { moneySources } from './money-sources.sql.ts';
import type { Source } from './source.ts';

export const timelineSources: Readonly<Record<string, Source>> = {
  ...moneySources,
  ...accountSources,
  ...deskSources,
};

/** Parts of the copy of a person's data that the timeline leaves out, and why. */
export const leftOut: Readonly<Record<string, string>> = {
  known_browsers: 'says no more than the sessions',
  money_entries: 'the same money as payments and adjustments, which the page shows beside it',
  subscriber_state: 'follows from the other rows',
  touches: 'names of campaigns can tell of a condition',
  trials_and_withdrawals: 'hashes that recognize a person; the withdrawals themselves are shown',
  devices: 'for measuring only',
  planned: 'has not happened',
  asked_at_the_desk: 'the same acts as in the audit',
  training_plans: 'health data',
  training_entries: 'health data',
  training_trials: 'health data',
  training_consents: 'health data',
  training_pauses: 'health data',
  training_erasures: 'health data',
  training_questions: 'health data',
  training_reminders: 'health data',
  stopped_renewals: 'they follow from the chargeback or the refund, which is told',
  training_room: 'health data',
  reasons_at_the_desk: 'they are told with their entries of the audit',
  training_stop_links: 'health data',
  training_givers: 'health data',
};
