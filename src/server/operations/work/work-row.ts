import type { WorkRow } from '#contract/console/work.ts';
import { maskAddress } from '#server/identity/mask-address.ts';
import type { Actor } from '#server/platform/audit/audit-record.ts';
import type { FoundWork, Place } from './work-rows.sql.ts';

type Asker = Pick<Actor, 'operatorId' | 'name'>;

/** A row as the console shows it; the person's address is masked. */
export function workRowOf(found: FoundWork, asker: Asker): WorkRow {
  const { id, kind, subject, facts, user_id, email, opened_at, solved_at, solution } = found;
  return {
    id,
    kind,
    severity: found.severity === 1 ? 'wrong' : 'look',
    subject,
    facts,
    solution,
    person: user_id === null || email === null ? null : { id: user_id, email: maskAddress(email) },
    opened_at: opened_at.toISOString(),
    assignee: found.assignee_name,
    is_mine: isOf(found, asker),
    solved_at: solved_at?.toISOString() ?? null,
    solved_by: found.solved_by_name,
  };
}

/** Whether the asker has taken it. The console's own password has no operator id, so its name decides. */
export function isOf(found: Pick<FoundWork, 'assignee_id' | 'assignee_name'>, { operatorId, name }: Asker): boolean {
  return operatorId === null
    ? found.assignee_id === null && found.assignee_name === name
    : found.assignee_id === operatorId;
}

const pattern = /^([12])\.(\d{1,15})\.([1-9]\d{0,17})$/;

/** The cursor after a row, as a text for the next page. */
export function placeText({ severity, opened_at, solved_at, id }: FoundWork): string {
  return `${severity}.${(solved_at ?? opened_at).getTime()}.${id}`;
}

/** Null for a text that is not one of our cursors. */
export function readPlace(text: string): Place | null {
  const [, severity, at, id] = pattern.exec(text) ?? [];
  return id === undefined ? null : { severity: Number(severity), at: Number(at), id };
}
