import type { EvidenceCard } from '#training/evidence/evidence-card.ts';
import { sources } from '#training/evidence/sources.ts';

export const evidence: EvidenceCard = {
  grade: 'Mixed',
  trains: 'Sending one honest line to somebody.',
  practice: 'People underrate how glad others are to hear from them.',
  known: 'People underrate how glad others are to hear from them. More so when the line comes as a surprise.',
  notKnown: 'This was about one line, once. Whether doing it often brings people closer is open.',
  exact: 'We show how it went beside what you had thought. From a few times nothing can be told.',
  sources: [sources.reachingOut],
  reviewedOn: '2026-11-24',
};
