import type { EvidenceCard } from '#training/evidence/evidence-card.ts';
import { sources } from '#training/evidence/sources.ts';

export const evidence: EvidenceCard = {
  grade: 'Some',
  trains: 'Making a task so small that you can begin.',
  practice: 'A plan of the form “When this happens, I do that” helps people do what they meant to do.',
  known:
    'A plan of the form “When this happens, I do that” helps people do what they meant to do. It helps more when you want it, and when you say it again now and then. Doing more of what matters made people feel better in 20 trials.',
  notKnown:
    'How long it lasts is open. In a review of online help to do more, the gain could no longer be seen after half a year.',
  exact: 'We count what you planned and what you began, and show how sure the share is.',
  sources: [sources.whenThen, sources.doingMore, sources.doingMoreOnline],
  reviewedOn: '2026-11-24',
};
