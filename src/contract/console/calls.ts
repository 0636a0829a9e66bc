/**
 * Every call of the console: its method and its path. A list of its own, because the one in `contract/calls.ts` is part
 * of what visitors load first. Schemas and permissions are in the file of each noun, from which the browser imports only
 * types.
 */
export const consoleCalls = {
  // Signing in, and the team
  readConsoleDoor: 'GET /api/console/door',
  signInToConsole: 'POST /api/console/signin',
  signInAsOperator: 'POST /api/console/signin/operator',
  beginPasskeySignIn: 'POST /api/console/signin/passkey/challenge',
  signInByPasskey: 'POST /api/console/signin/passkey',
  openInvitation: 'POST /api/console/invitations/open',
  readOwnOperator: 'GET /api/console/me',
  signOutOfConsole: 'POST /api/console/signout',
  beginConfirming: 'POST /api/console/confirm/challenge',
  confirmByPasskey: 'POST /api/console/confirm/passkey',
  confirmByCode: 'POST /api/console/confirm/code',
  makeFirstOwner: 'POST /api/console/own/first-owner',
  readOwnSignIn: 'GET /api/console/own',
  setOwnPassword: 'PUT /api/console/own/password',
  beginTotp: 'POST /api/console/own/totp/secret',
  addTotp: 'POST /api/console/own/totp',
  beginPasskey: 'POST /api/console/own/passkeys/challenge',
  addPasskey: 'POST /api/console/own/passkeys',
  nameFactor: 'PUT /api/console/own/factors/:id',
  removeFactor: 'DELETE /api/console/own/factors/:id',
  renewRecoveryCodes: 'POST /api/console/own/recovery-codes',
  setOwnTimeZone: 'PUT /api/console/own/time-zone',
  chooseDigest: 'PUT /api/console/own/digest',
  endConsoleSession: 'DELETE /api/console/own/sessions/:id',
  endOtherConsoleSessions: 'DELETE /api/console/own/sessions',
  listOperators: 'GET /api/console/operators',
  inviteOperator: 'POST /api/console/operators',
  inviteAgain: 'POST /api/console/operators/:id/invitation',
  changeRole: 'PUT /api/console/operators/:id/role',
  endOperator: 'DELETE /api/console/operators/:id',

  // Reports
  readTrainingCounts: 'GET /api/console/training',
  readFunnel: 'GET /api/console/funnel',

  // Elements
  makeSelectorToken: 'POST /api/console/selector-tokens',
  listLabels: 'GET /api/console/labels',
  saveLabel: 'POST /api/console/labels',
  removeLabel: 'DELETE /api/console/labels/:id',
  countElement: 'POST /api/console/element-counts',

  // The desk: subscribers and acts for them
  findSubscribers: 'GET /api/console/subscribers',
  readSubscriber: 'GET /api/console/subscribers/:id',
  readTimeline: 'GET /api/console/subscribers/:id/timeline',
  showHealthData: 'POST /api/console/subscribers/:id/health',
  signSubscriberOut: 'DELETE /api/console/subscribers/:id/sessions',
  refundPayment: 'POST /api/console/subscribers/:id/refunds',
  cancelForPerson: 'POST /api/console/subscribers/:id/cancellation',
  keepForPerson: 'POST /api/console/subscribers/:id/cancellation/undo',
  giveDays: 'POST /api/console/subscribers/:id/days',
  giveFreeAccess: 'POST /api/console/subscribers/:id/free-access',
  endGivenAccess: 'POST /api/console/subscribers/:id/free-access/end',
  correctAddress: 'POST /api/console/subscribers/:id/address',
  sendEmailAgain: 'POST /api/console/subscribers/:id/emails',
  writeNote: 'POST /api/console/subscribers/:id/notes',
  exportPerson: 'POST /api/console/subscribers/:id/export',
  erasePerson: 'POST /api/console/subscribers/:id/erasure',

  // Needs a person
  listWork: 'GET /api/console/work',
  takeWork: 'POST /api/console/work/:id/assignee',
  giveWork: 'PUT /api/console/work/:id/assignee',
  listAssignees: 'GET /api/console/work/assignees',
  solveWork: 'POST /api/console/work/:id/solution',
  reopenWork: 'DELETE /api/console/work/:id/solution',
  runJobAgain: 'POST /api/console/work/:id/run',
  findOwner: 'POST /api/console/work/:id/owner',

  // Money: ledger, revenue, reconciliation
  readRevenue: 'GET /api/console/revenue',
  readReconciliation: 'GET /api/console/reconciliation',
  compareNow: 'POST /api/console/reconciliation/comparisons',
  listDifferences: 'GET /api/console/reconciliation/differences',
  explainDifference: 'PUT /api/console/reconciliation/differences/:id/explanation',

  // What is shown and sold
  listDocuments: 'GET /api/console/documents',
  makeDocument: 'POST /api/console/documents',
  readContent: 'GET /api/console/content',
  listPublications: 'GET /api/console/publications',
  readVersion: 'GET /api/console/versions/:id',
  beginDraft: 'POST /api/console/documents/:id/drafts',
  readDraft: 'GET /api/console/drafts/:id',
  saveDraft: 'PUT /api/console/drafts/:id',
  removeDraft: 'DELETE /api/console/drafts/:id',
  checkDraft: 'POST /api/console/drafts/:id/check',
  makePreview: 'POST /api/console/drafts/:id/preview',
  readRehearsal: 'GET /api/console/drafts/:id/rehearsal',
  startRehearsal: 'POST /api/console/drafts/:id/rehearsal',
  cancelRehearsal: 'DELETE /api/console/drafts/:id/rehearsal',
  readPreview: 'POST /api/console/preview',
  publishDraft: 'POST /api/console/drafts/:id/publication',
  approvePublication: 'POST /api/console/publications/:id/approval',
  publishAgain: 'POST /api/console/publications/:id/again',
  endPublication: 'POST /api/console/publications/:id/end',
  readOfferFigures: 'GET /api/console/offers/figures',
  listCoupons: 'GET /api/console/coupons',
  makeCoupon: 'POST /api/console/coupons',
  endCoupon: 'POST /api/console/coupons/:id/end',

  // New prices for present subscribers
  listPriceChanges: 'GET /api/console/price-changes',
  listPaidPrices: 'GET /api/console/price-changes/paid',
  previewPriceChange: 'GET /api/console/price-changes/preview',
  announcePriceChange: 'POST /api/console/price-changes',
  withdrawPriceChange: 'POST /api/console/price-changes/:id/withdrawal',

  // Overview, alerts, system
  readOverview: 'GET /api/console/overview',
  listAlerts: 'GET /api/console/alerts',
  acknowledgeAlert: 'POST /api/console/alerts/:id/acknowledgement',
  acknowledgeAlerts: 'POST /api/console/alerts/acknowledgements',

  // Audit
  readAudit: 'GET /api/console/audit',
  verifyAudit: 'POST /api/console/audit/verify',
} as const;

export type ConsoleCall = (typeof consoleCalls)[keyof typeof consoleCalls];
