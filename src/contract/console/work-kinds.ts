/** The severity of a row of the work list: `wrong` means that somebody loses money or access now. */
type WorkSeverity = 'wrong' | 'look';

interface Kind {
  /** In words, for the filter. */
  name: string;
  severity: WorkSeverity;
}

/** Problems that the machine cannot solve alone (§ 3 (c) C3). */
export const workTable = {
  'receipt bounced': { name: 'Receipt bounced', severity: 'wrong' },
  'chargeback opened': { name: 'Chargeback opened', severity: 'wrong' },
  'refund rejected': { name: 'Refund rejected', severity: 'wrong' },
  'refund refused': { name: 'Refund refused', severity: 'wrong' },
  'price not moved': { name: 'Price not moved', severity: 'look' },
  'plan not changed': { name: 'Plan not changed', severity: 'look' },
  'charge not moved': { name: 'Charge not moved', severity: 'wrong' },
  'chain broken': { name: 'Chain broken', severity: 'wrong' },
  'reconciliation difference': { name: 'Difference to Paddle', severity: 'look' },
  'second purchase': { name: 'Second purchase', severity: 'look' },
  'bought after a return': { name: 'Bought after a return', severity: 'look' },
  'notification of nobody': { name: 'Notification of nobody', severity: 'look' },
  'approval wanted': { name: 'Approval wanted', severity: 'look' },
  'draft of a release': { name: 'New with a release', severity: 'look' },
  'job given up': { name: 'Job given up', severity: 'look' },
} as const satisfies Record<string, Kind>;

export type WorkKind = keyof typeof workTable;
export const workKinds = Object.keys(workTable) as WorkKind[];

/** Most characters of the text about a solution. */
export const solutionLength = 2000;
