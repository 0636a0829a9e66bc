import type { WorkKind } from '#contract/console/work-kinds.ts';

/** The kinds of open work that are an alert. */
export type WatchedWork = Extract<
  WorkKind,
  'refund rejected' | 'reconciliation difference' | 'chargeback opened' | 'job given up' | 'chain broken'
>;

/** Rules that may find several things at once: the key of each alert ends in what it found. */
const severals = ['storage', 'exposed', 'audit'] as const;

/** Every rule for alerts (§ 3 (g)). The test that provokes each of them goes through this list. */
export const alertRuleNames = [
  'notification waiting',
  'notifications unsigned',
  'notifications missed',
  'provider away',
  'purchases turned away',
  'refund owed',
  'work: refund rejected',
  'work: reconciliation difference',
  'work: chargeback opened',
  'chargebacks 0.65',
  'chargebacks 0.90',
  'payments failing',
  'mail failing',
  'mail refused',
  'mail complaints',
  'reports put aside',
  'work: job given up',
  'jobs late',
  'pages not rendered',
  'books not compared',
  'backup',
  'certificate',
  'clock',
  'work: chain broken',
  'sign-ins refused',
  ...severals,
] as const;

export type AlertRuleName = (typeof alertRuleNames)[number];

type Several = (typeof severals)[number];

/** The key of an alert, the same as long as the alert lasts. */
export type AlertKey = Exclude<AlertRuleName, Several> | `${Several} ${string}`;
