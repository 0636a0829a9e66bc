import type { EvidenceCard } from '#training/evidence/evidence-card.ts';
import { sources } from '#training/evidence/sources.ts';

export const evidence: EvidenceCard = {
  grade: 'Mixed',
  trains: 'Putting steps in an order that works.',
  practice: 'It makes you used to such charts. Using it on your own day is the point.',
  known:
    'Planning tasks give an uneven measure. One of the best was done twice, a week apart, and agreed only in part.',
  notKnown: 'We know of no trial of charts like these. Whether they help you plan a day is open.',
  exact:
    'We need sixteen sessions before we say a word. Even then we see only a change as large as one card more or one less. Until then we show just the size of your chart.',
  sources: [sources.planningTest, sources.nearAndFar],
  reviewedOn: '2026-11-24',
};
