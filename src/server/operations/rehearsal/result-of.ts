import type { RehearsalResult, RehearsedKind, rehearsedCounts } from '#contract/console/rehearsal.ts';
import type { ByKind, Happened, Rehearsed, WeekOfMoney } from './rehearsed.ts';

interface Known {
  happened: Happened & { unchanged: readonly WeekOfMoney[] };
  findings: RehearsalResult['findings'];
  alreadySubscribed: number;
}

/** A rehearsal beside what really happened. */
export function resultOf(rehearsed: Rehearsed, { happened, findings, alreadySubscribed }: Known): RehearsalResult {
  const both = (name: (typeof rehearsedCounts)[number]) => ({
    rehearsed: rehearsed.counts[name],
    happened: happened.counts[name],
  });
  return {
    weeks: weeksOf(rehearsed.weeks, happened.weeks, happened.unchanged),
    counts: {
      purchases: both('purchases'),
      renewals: both('renewals'),
      refunds: both('refunds'),
      chargebacks: both('chargebacks'),
    },
    emails: kindsOf(rehearsed.emails, happened.emails),
    consents: kindsOf(rehearsed.consents, happened.consents),
    not_sold: rehearsed.notSold.map(({ offerId, ...row }) => ({ offer_id: offerId, ...row })),
    not_done: rehearsed.notDone,
    findings,
    already_subscribed: alreadySubscribed,
  };
}

const keyOf = ({ week, currency }: Pick<WeekOfMoney, 'week' | 'currency'>) => `${week} ${currency}`;

function weeksOf(...sides: (readonly WeekOfMoney[])[]): RehearsalResult['weeks'] {
  const keys = [...new Set(sides.flatMap((rows) => rows.map(keyOf)))].sort();
  return keys.map((key) => {
    const [week, currency] = key.split(' ') as [string, string];
    const [rehearsed, happened, unchanged] = sides.map((rows) => {
      const found = rows.find((row) => keyOf(row) === key);
      return { paid: found?.paidMinor ?? 0, returned: found?.returnedMinor ?? 0 };
    });
    return { week, currency, rehearsed: rehearsed!, happened: happened!, unchanged: unchanged! };
  });
}

function kindsOf(rehearsed: ByKind, happened: ByKind): RehearsedKind[] {
  const kinds = [...new Set([...Object.keys(rehearsed), ...Object.keys(happened)])].sort();
  return kinds.map((kind) => ({ kind, rehearsed: rehearsed[kind] ?? 0, happened: happened[kind] ?? 0 }));
}
