import type { AuditAnswer, AuditQuery, AuditVerified } from '#contract/console/audit.ts';
import { dayStart } from '#contract/day.ts';
import { readEnds } from '#server/platform/audit/audit.sql.ts';
import type { Actor, AuditRecord } from '#server/platform/audit/audit-record.ts';
import { recordAuditAlone } from '#server/platform/audit/record-audit.ts';
import { verifyAudit } from '#server/platform/audit/verify-audit.ts';
import type { Deps } from '#server/platform/deps.ts';
import { findEntries, findFirstAt, findLastOf } from './read-audit.sql.ts';

const perPage = 50;
const act = 'verified the audit';

/** A page of the audit, the newest entries first; null when a day does not exist. */
export async function readAudit(
  { db }: Pick<Deps, 'db'>,
  { operator = null, act: wanted = null, from = null, to = null, before = null }: Nullable<AuditQuery>,
  timeZone: string,
): Promise<AuditAnswer | null> {
  if ([from, to].some((day) => day !== null && dayStart(day) === null)) return null;
  const filter = { operator, act: wanted, from, to, before, timeZone };
  const found = await findEntries(db, filter, perPage + 1);
  const shown = found.slice(0, perPage);
  const ends = await readEnds(db);
  const verified = await findLastOf(db, act);
  return {
    entries: shown,
    next: found.length > perPage ? String(shown.at(-1)!.position) : null,
    chain: {
      entries: ends.last.position - ends.removed.position,
      since: (await findFirstAt(db))?.toISOString() ?? null,
      head: ends.last.hash.toString('hex'),
      verified: verified && verifiedIn(verified),
    },
  };
}

type Nullable<Query> = { [Field in keyof Query]: Query[Field] | null };

/** Verifies the whole chain, and records the result in it. */
export async function verifyNow({ db, clock }: Pick<Deps, 'db' | 'clock'>, by: Actor): Promise<AuditVerified> {
  const verdict = await verifyAudit(db);
  const now = clock();
  const isWhole = 'intact' in verdict;
  const position = isWhole ? verdict.intact.position : verdict.brokenAt;
  await recordAuditAlone(db, { by, act, after: `${isWhole ? whole : broken} ${position}`, now });
  return { at: new Date(now).toISOString(), position, is_whole: isWhole };
}

const whole = 'whole up to';
const broken = 'broken at';

function verifiedIn({ at, after }: AuditRecord): AuditVerified {
  return { at, position: Number(/(?<!\d)\d+$/.exec(after)?.[0] ?? 0), is_whole: after.startsWith(whole) };
}
