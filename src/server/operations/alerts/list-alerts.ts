import type { Alert, AlertList, AlertQuery } from '#contract/console/alerts.ts';
import { dayMs } from '#contract/day.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Refusal } from '#server/platform/http/refusal.ts';
import { countAlerts, type FoundAlert, listOpenAlerts, listResolvedAlerts } from './alerts.sql.ts';

const usualLimit = 25;

/** The open alerts that an operator gets, all on one page, or a page of those that are over. */
export async function listAlerts(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { state = 'open', after, limit: asked }: AlertQuery,
  operatorId: string | null,
): Promise<AlertList | Refusal<400>> {
  const limit = Number(asked ?? usualLimit);
  const place = after === undefined ? null : readPlace(after);
  if (after !== undefined && place === null) {
    return { refusal: { status: 400, error: 'after is not the next of a page.' } };
  }
  if (state === 'open') return openAlerts({ db, clock }, operatorId);
  const counts = await countAlerts(db, operatorId, clock() - 7 * dayMs);
  const found = await listResolvedAlerts(db, { operatorId, after: place, limit: limit + 1 });
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  const next = found.length > limit && last ? `${last.resolved_at!.getTime()}.${last.id}` : null;
  return { alerts: shown.map(alertOf), next, counts };
}

/** All that are open. */
export async function openAlerts(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  operatorId: string | null,
): Promise<AlertList> {
  const counts = await countAlerts(db, operatorId, clock() - 7 * dayMs);
  return { alerts: (await listOpenAlerts(db, operatorId)).map(alertOf), next: null, counts };
}

function readPlace(text: string): { at: number; id: string } | null {
  const [, at, id] = /^(\d{1,15})\.([1-9]\d{0,17})$/.exec(text) ?? [];
  return id === undefined ? null : { at: Number(at), id };
}

/** An alert as the console shows it. */
export function alertOf(found: FoundAlert): Alert {
  const { id, severity, title, evidence, opened_at, last_at, acknowledged_at, resolved_at } = found;
  return {
    id,
    severity,
    title,
    evidence,
    acknowledged_by: found.acknowledged_by_name,
    opened_at: opened_at.toISOString(),
    last_at: last_at.toISOString(),
    acknowledged_at: acknowledged_at?.toISOString() ?? null,
    resolved_at: resolved_at?.toISOString() ?? null,
  };
}
