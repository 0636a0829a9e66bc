import type { EvidenceCard } from '#training/evidence/evidence-card.ts';
import { sources } from '#training/evidence/sources.ts';

export const evidence: EvidenceCard = {
  grade: 'Some',
  trains: 'Giving worries a fixed time.',
  practice: 'In small trials it made worries a little shorter and rarer.',
  known:
    'In seven trials with 999 people, a fixed time made worries a little shorter and rarer. They did it for a week to a month, and few of them were unwell.',
  notKnown: 'Nobody has looked at what is left of it after a long time.',
  exact: 'We count how many parked worries did not matter any more. From a few worries nothing can be told.',
  sources: [sources.worryLater],
  reviewedOn: '2026-11-24',
};
