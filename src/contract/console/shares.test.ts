import type { TSchema } from 'typebox';
import { expect, it } from 'vitest';
import { callSchemas } from '#contract/api/call-schemas.ts';
import { code } from '#testing/source-files.ts';
import { consoleCalls } from './calls.ts';

/**
 * Every share of the console, and when its window closes. Until then the page says that the share may still change, and
 * compares it with no other. A new share has to be added here.
 */
const windows: Record<string, string> = {
  'readFunnel before.figures.cancelled_share': '28 days after each begin; only those count (`over`)',
  'readFunnel before.figures.visit_to_paid': 'the last day is over (`is_open`)',
  'readFunnel bots.share': 'none: it is of visits, and not compared',
  'readFunnel figures.cancelled_share': '28 days after each begin; only those count (`over`)',
  'readFunnel figures.visit_to_paid': 'the last day is over (`is_open`)',
  'readFunnel screens[].leave_share': 'the last day is over (`is_open`); not compared',
  'readFunnel steps[].by_cohort[].share_of_previous': 'the last day is over (`is_open`); not compared',
  'readFunnel steps[].share': 'the last day is over (`is_open`); not compared',
  'readFunnel steps[].share_of_previous': 'the last day is over (`is_open`); not compared',
  'readOverview figures.left': 'the 28 days before the last full one, for everybody',
  'readOverview figures.left_before': 'the 28 days before those, for everybody',
  'readOverview figures.paid': 'full days alone',
  'readOverview figures.paid_before': 'full days alone',
  'readRevenue customers.cohorts[].cells[]': '30 days after the charge was due (`is_ripe`)',
  'readRevenue customers.renewals[]': '30 days after the charge was due (`is_ripe`)',
  'readRevenue customers.renewals[].survival.share': '30 days after the charge was due (`is_ripe`)',
  'readRevenue months[].refunded_30': '30 days after the last payment (`is_ripe`)',
  'readRevenue months[].refunded_90': '90 days after the last payment (`is_ripe`)',
  'readRevenue returns[].charged_back_30': '30 days after the last payment (`is_ripe`)',
  'readRevenue returns[].charged_back_90': '90 days after the last payment (`is_ripe`)',
  'readRevenue returns[].refunded_30': '30 days after the last payment (`is_ripe`)',
  'readRevenue returns[].refunded_90': '90 days after the last payment (`is_ripe`)',
  'readRevenue trials.all': '3 days after the end of the trial; only those count',
  'readRevenue trials.weeks[]': '3 days after the end of the trial (`is_ripe`)',
  'readTrainingCounts on_device': 'none: it is of all who have chosen, and not compared',
  'readTrainingCounts returns[].group': 'the days of return have ended for all of them',
};

/** A pair of counts of which one is a part of the other, or a number that is a share. */
const pairs = [
  ['count', 'of'],
  ['part', 'all'],
  ['part', 'people'],
];
const shareName = /(^|_)share(_|$)|^visit_to_paid$/;

interface Schema {
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
}

function sharesIn(schema: Schema, path: string): string[] {
  const fields = Object.keys(schema.properties ?? {});
  const own = pairs.some((pair) => pair.every((name) => fields.includes(name))) ? [path] : [];
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const at = `${path}${path.endsWith(' ') ? '' : '.'}${name}`;
    return [...(shareName.test(name) ? [at] : []), ...sharesIn(field, at)];
  });
  const others = (schema.anyOf ?? []).flatMap((one) => sharesIn(one, path));
  return [...own, ...inner, ...others, ...(schema.items ? sharesIn(schema.items, `${path}[]`) : [])];
}

it('every share of the console says when its window closes', () => {
  const found = Object.entries(consoleCalls).flatMap(([name, call]) =>
    Object.values(callSchemas[call].answer as Record<string, TSchema>).flatMap((schema) =>
      sharesIn(schema as Schema, `${name} `),
    ),
  );
  expect([...new Set(found)].toSorted()).toEqual(Object.keys(windows).toSorted());
});

it('a difference of two shares is only made where both windows are closed', () => {
  const makers = code.filter(({ text }) => /changeOf\([^)]*'share'\)/s.test(text)).map(({ name }) => name);
  expect(makers).toEqual(['web/console/funnel/figure-change.ts']);
});

it('a share is written in one way, which tells the counts of fewer than 30', () => {
  const written = code
    .filter(({ name }) => /^(web\/console|server\/operations|server\/analytics|contract)\//.test(name))
    .filter(({ text }) => /\)?\.toFixed\([^)]*\)\}?[`]?\s*%|toFixed\([^)]*\)\}%/.test(text))
    .map(({ name }) => name);
  // Besides shares, only the ticks of an axis and changes in per cent are written like this.
  expect(written.toSorted()).toEqual([
    'contract/format-share.ts',
    'contract/offer-list/offers-kind.ts',
    'web/console/funnel/day-lines-scale.ts',
    'web/console/revenue/format-figures.ts',
  ]);
});
