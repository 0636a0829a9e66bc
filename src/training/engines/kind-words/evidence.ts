import type { EvidenceCard } from '#training/evidence/evidence-card.ts';
import { sources } from '#training/evidence/sources.ts';

export const evidence: EvidenceCard = {
  grade: 'Some',
  trains: 'Speaking to yourself as you would to a friend.',
  practice: 'It made people less hard on themselves in many trials, some good and some weak.',
  known: 'In 27 trials people learned to be kinder to themselves. They were less hard on themselves after it.',
  notKnown:
    'The trials were of different quality, and some that found nothing may be missing. It worked better in groups than alone.',
  exact:
    'If you like, you note how kind you are to yourself before and after. We show the mean change, and how sure it is.',
  sources: [sources.kindToOneself],
  reviewedOn: '2026-11-24',
};
