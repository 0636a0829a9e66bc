import type { EvidenceCard } from '#training/evidence/evidence-card.ts';

export const evidence: EvidenceCard = {
  grade: 'None that we know',
  trains: 'Staying with one thing, or with rest, for some minutes.',
  practice: 'We know of no trial of exactly this. It is a pause, and that is all we say.',
  known: 'We know of no trial of exactly this.',
  notKnown: 'What it does for you, you will know best. It is a pause, and that is all we say.',
  exact: 'We count the minutes, and how often you drifted off if you tap it.',
  sources: [],
  reviewedOn: '2026-11-24',
};
