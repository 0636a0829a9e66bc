import type { AuditAnswer, AuditRow } from '#contract/console/audit.ts';

/** The subject of an act: an account by its number, otherwise the text of the entry. */
export function subjectText({ user_id, subject }: Pick<AuditRow, 'user_id' | 'subject'>): string {
  if (user_id === null) return subject;
  return subject === '' ? `account ${user_id}` : `account ${user_id}, ${subject}`;
}

/** "none to analyst", "quiz, goals"; empty when nothing was changed. */
export function changeText({ before, after }: Pick<AuditRow, 'before' | 'after'>): string {
  if (before !== '' && after !== '') return `${before} to ${after}`;
  return before === '' ? after : `${before} to nothing`;
}

/** The first 16 digits of a hash, in fours. */
export const headText = (hash: string): string => (hash.slice(0, 16).match(/.{1,4}/g) ?? []).join(' ');

/** The state of the chain: never verified, whole, or broken at an entry. */
export function chainState({ verified }: AuditAnswer['chain']): 'unverified' | 'whole' | 'broken' {
  if (verified === null) return 'unverified';
  return verified.is_whole ? 'whole' : 'broken';
}
