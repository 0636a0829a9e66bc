import type { EvidenceCard } from '#training/evidence/evidence-card.ts';
import { sources } from '#training/evidence/sources.ts';

export const evidence: EvidenceCard = {
  grade: 'None that we know',
  trains: 'Waiting for one small change, and seeing it.',
  practice: 'It changes little with practice. It tells how awake you are as much as anything else.',
  known: 'Forty-five people did a test like this sixteen times. On the whole they did not get quicker or slower.',
  notKnown: 'We know of no trial that used it as training. It is here for those who would rather have nothing move.',
  exact: 'We keep no score of it. Sleep and the hour of the day change how quick you are.',
  sources: [sources.sameTestAgain],
  reviewedOn: '2026-11-24',
};
