/**
 * Every call of the console: its method and its path. A list of its own, because the one in `calls.ts` is part of what
 * visitors load first.
 */
export const consoleCalls = {
  // Signing in, and the team
  signInToConsole: 'POST /api/console/signin',
  readOwnOperator: 'GET /api/console/me',
  signOutOfConsole: 'POST /api/console/signout',

  // Reports
  readTrainingCounts: 'GET /api/console/training',
  readFunnel: 'GET /api/console/funnel',

  // Elements
  makeSelectorToken: 'POST /api/console/selector-tokens',
  listLabels: 'GET /api/console/labels',
  keepLabel: 'POST /api/console/labels',
  removeLabel: 'DELETE /api/console/labels/:id',
  countElement: 'POST /api/console/element-counts',

  // The desk: subscribers and what is done for them
  findSubscribers: 'GET /api/console/subscribers',
  readSubscriber: 'GET /api/console/subscribers/:id',
  readTimeline: 'GET /api/console/subscribers/:id/timeline',
  showHealthData: 'POST /api/console/subscribers/:id/health',
  signSubscriberOut: 'DELETE /api/console/subscribers/:id/sessions',

  // Needs a person

  // Money: ledger, revenue, reconciliation

  // Overview, alerts, system

  // Audit
} as const;

export type ConsoleCall = (typeof consoleCalls)[keyof typeof consoleCalls];
