import type { EvidenceCard } from '#training/evidence/evidence-card.ts';
import { sources } from '#training/evidence/sources.ts';

export const evidence: EvidenceCard = {
  grade: 'Mixed',
  trains: 'Finding words for how it is inside.',
  practice: 'Naming a feeling can take some of its heat away. Watch what it does for you.',
  known: 'Putting a feeling into words can take some of its heat away.',
  notKnown:
    'In two small tests with pictures, naming it first made other ways harder, such as seeing it in a new light.',
  exact: 'We keep your words and how strong they were. We count them and do not judge them.',
  sources: [sources.feelingsIntoWords, sources.namingFirst],
  reviewedOn: '2026-11-24',
};
