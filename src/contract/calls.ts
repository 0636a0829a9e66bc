/**
 * Every call of our pages but the console's (`console/calls.ts`): its method and its path, relative to the site's own
 * origin. Schemas and permissions are in `api/call-schemas.ts`, from which the browser imports only types.
 */
export const calls = {
  signIn: 'POST /api/auth/signin',
  signUp: 'POST /api/auth/signup',
  signOut: 'POST /api/auth/signout',
  requestPasswordReset: 'POST /api/auth/password/reset',
  setPassword: 'PUT /api/auth/password',
  listSessions: 'GET /api/auth/sessions',
  endSession: 'DELETE /api/auth/sessions/:id',
  endOtherSessions: 'DELETE /api/auth/sessions',

  readAccount: 'GET /api/users/account',
  eraseAccount: 'DELETE /api/users/account',
  exportAccount: 'GET /api/users/account/export',
  undoAddress: 'POST /api/users/address/undo',
  readPlan: 'GET /api/users/plan',
  savePlan: 'PUT /api/users/plan',

  readTraining: 'GET /api/training',
  addEntries: 'POST /api/training/entries',
  listEntries: 'GET /api/training/entries',
  eraseEntry: 'DELETE /api/training/entries/:id',
  eraseTraining: 'DELETE /api/training',
  exportTrials: 'GET /api/training/export.csv',
  saveTrainingConsent: 'PUT /api/training/consent',
  saveTrainingPause: 'PUT /api/training/pause',
  saveTrainingReminder: 'PUT /api/training/reminder',
  stopTrainingReminder: 'POST /api/training/reminder/stop',
  giveSeries: 'POST /api/training/gift',

  readSubscription: 'GET /api/users/subscription',
  cancelSubscription: 'PUT /api/users/subscription/cancel',
  keepSubscription: 'DELETE /api/users/subscription/cancel',
  pauseSubscription: 'PUT /api/users/subscription/pause',
  endPause: 'DELETE /api/users/subscription/pause',
  previewPlan: 'POST /api/users/subscription/plan/preview',
  changePlan: 'PUT /api/users/subscription/plan',
  updateCard: 'POST /api/users/subscription/card',
  withdraw: 'PUT /api/users/subscription/withdrawal',
  listPayments: 'GET /api/users/subscription/payments',
  findInvoice: 'GET /api/users/subscription/payments/:id/invoice',
  openPortal: 'POST /api/users/subscription/portal',

  requestLeaveLink: 'POST /api/leave-links',
  openLeaveLink: 'POST /api/leave-links/open',
  cancelByLeaveLink: 'POST /api/leave-links/cancel',
  withdrawByLeaveLink: 'POST /api/leave-links/withdraw',

  requestPlanLink: 'POST /api/plan-links',
  openPlanLink: 'POST /api/plan-links/open',

  makeResumeLink: 'POST /api/resume-links',
  openResumeLink: 'POST /api/resume-links/open',
  sendResumeLink: 'POST /api/resume-links/send',
  eraseResumeLink: 'POST /api/resume-links/erase',

  readConfig: 'GET /api/config',
  readOpenApi: 'GET /api/openapi.json',
  listOffers: 'GET /api/offers',
  startCheckout: 'POST /api/checkouts',
  readCheckout: 'GET /api/checkouts/:id',

  openSelector: 'POST /api/console/selector-tokens/open',
} as const;

export type SiteCall = (typeof calls)[keyof typeof calls];
