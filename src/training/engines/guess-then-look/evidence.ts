import type { EvidenceCard } from '#training/evidence/evidence-card.ts';
import { sources } from '#training/evidence/sources.ts';

export const evidence: EvidenceCard = {
  grade: 'Some',
  trains: 'Knowing how long your own tasks take.',
  practice: 'Your own past times are a better guide than a fresh guess.',
  known:
    'People often guess too little time for their own tasks. When they were asked to use their own past, the guess was right on the whole.',
  notKnown: 'Whether noting your times makes you guess better later on is open.',
  exact: 'From eight tasks on we show how much longer they take than your guess, and how sure that is.',
  sources: [sources.tooHopeful],
  reviewedOn: '2026-11-24',
};
