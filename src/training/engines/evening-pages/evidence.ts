import type { EvidenceCard } from '#training/evidence/evidence-card.ts';
import { sources } from '#training/evidence/sources.ts';

export const evidence: EvidenceCard = {
  grade: 'One small trial',
  trains: 'Putting the day down before you sleep.',
  practice: 'In one small trial, a list for tomorrow helped people fall asleep some minutes sooner.',
  known:
    'In a sleep lab, some people wrote down what was to do, others what was done. Those with the list of what was to do fell asleep some minutes sooner. Saying thanks made people a little happier in 25 trials.',
  notKnown:
    'It was one night and 57 young people. A look back at the day is not quite the same as saying thanks. See what it does for you.',
  exact: 'We count the evenings and nothing else. We do not measure your sleep.',
  sources: [sources.bedtimeList, sources.thanks],
  reviewedOn: '2026-11-24',
};
