import type { Overview } from '#contract/console/overview.ts';
import { isAllowed, type Role } from '#contract/console/permissions.ts';
import { type MovementKind, movementKinds } from '#contract/console/revenue-names.ts';
import { dayMs } from '#contract/day.ts';
import type { Deps } from '#server/platform/deps.ts';
import { countOpenWork } from '#server/platform/work/work-items.sql.ts';
import { roundMovements } from '#statistics/mrr.ts';
import { fewestForShare } from '#statistics/ripeness.ts';
import { type FoundAlert, listOpenAlerts } from '../alerts/alerts.sql.ts';
import { readRenewals } from '../overview/count-overview.ts';
import { rowsOfDay } from '../overview/count-part.ts';
import { readDayFigures } from '../overview/day-figures.ts';
import { watchedWith } from '../overview/watch-figure.ts';
import { monthlyIn } from '../reconciliation/our-monthly.ts';
import { type Counted, findCounted } from '../revenue/recount-lock.sql.ts';
import { type MrrOfDay, readMrrOfDay } from './digests.sql.ts';

/** The content of the digest of a day. Sums only. */
export interface Digest {
  /** YYYY-MM-DD, UTC. */
  day: string;
  rows: Overview['today'];
  /** The currency of `rows` and of `perVisit`; null before the first payment. */
  currency: string | null;
  /** Net money in other currencies. */
  otherNet: { currency: string; minor: number }[];
  /** Net per visit, in minor units, with the usual net divided by the usual visits; null with fewer than 30 visits. */
  perVisit: { value: number; usual: number | null } | null;
  mrr: DigestMrr[];
  /** All MRR in the payout currency; null when there is only one currency, or when a rate is unknown. */
  oneMrr: { currency: string; minor: number } | null;
  renewals: Overview['renewals'];
  /** Null for a role that may see no alerts. */
  alerts: Pick<FoundAlert, 'title' | 'severity'>[] | null;
  openWork: number | null;
  /** Whether there was no payment and no visit so far. */
  isNew: boolean;
}

/** In minor units: MRR at the end of the day, and its movements during the day. */
export interface DigestMrr {
  currency: string;
  minor: number;
  moved: { kind: MovementKind; minor: number }[];
}

/** Reads the figures of a day (YYYY-MM-DD) that a role may see. Throws when counting takes too long. */
export async function readDigest(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { day, role, operatorId }: { day: string; role: Role; operatorId: string },
): Promise<Digest> {
  const startsAt = Date.parse(`${day}T00:00:00Z`);
  const part = { startsAt, endsAt: startsAt + dayMs };
  const days = await readDayFigures(db, { until: part.endsAt, days: watchedWith + 1 });
  if (days === 'too slow') throw new Error('Counting the visits of the digest took too long.');
  const { currency, money } = days;
  const rows = rowsOfDay(days, startsAt);
  const mrr = await readMrrOfDay(db, part);
  return {
    day,
    rows,
    currency,
    otherNet: money.filter((one) => one.day === day && one.currency !== currency),
    perVisit: netPerVisit(rows),
    mrr: mrr.map(mrrOf),
    oneMrr: oneMrrOf(mrr, await findCounted(db)),
    renewals: await readRenewals(db, part.endsAt, clock()),
    alerts: isAllowed(role, 'run the site') ? await listOpenAlerts(db, operatorId) : null,
    openWork: isAllowed(role, 'take work') ? await countOpenWork(db, clock()) : null,
    isNew: money.length === 0 && rows.every(({ value }) => value === 0),
  };
}

/** Null with fewer than 30 visits, because a mean of so few says little. */
export function netPerVisit(rows: Digest['rows']): Digest['perVisit'] {
  const [net, visits] = (['net', 'visits'] as const).map((name) => rows.find(({ row }) => row === name)!);
  if (visits!.value < fewestForShare) return null;
  const isKnown = net!.usual !== null && (visits!.usual ?? 0) >= fewestForShare;
  return {
    value: Math.round(net!.value / visits!.value),
    usual: isKnown ? Math.round(net!.usual! / visits!.usual!) : null,
  };
}

/** At the end of the day, at the rates of the latest payouts. */
function oneMrrOf(mrr: readonly MrrOfDay[], counted: Counted | null): Digest['oneMrr'] {
  if (counted === null || counted.payoutCurrency === '') return null;
  const { payoutCurrency: currency, rates } = counted;
  if (mrr.every((one) => one.currency === currency)) return null;
  const parts = mrr.map(({ currency: own, startMicro, moved }) => ({
    currency: own,
    rate: rates[own] ?? null,
    micro: Object.values(moved).reduce((sum, micro) => sum + BigInt(micro), BigInt(startMicro)),
  }));
  const minor = monthlyIn(currency, parts);
  return minor === null ? null : { currency, minor: Number(minor) };
}

function mrrOf({ currency, startMicro, moved }: MrrOfDay): DigestMrr {
  const kinds = movementKinds.filter((kind) => moved[kind] !== undefined);
  const rounded = roundMovements(
    BigInt(startMicro),
    kinds.map((kind) => BigInt(moved[kind]!)),
  );
  return {
    currency,
    minor: Number(rounded.end),
    moved: kinds.map((kind, i) => ({ kind, minor: Number(rounded.moved[i]) })),
  };
}
