import type { QuizPath } from '#quiz/catalogue.ts';
import type { TrainingPath } from './training-paths.ts';

/**
 * The path of every page (§ 2) except those of the quizzes, see `quiz-pages.ts`, of the console, see
 * `console/paths.ts`, and further ones of training, see `training-paths.ts`. Links use only these lists.
 */
export const paths = {
  home: '/',
  begin: '/begin',
  account: '/account',
  devices: '/account/devices',
  ownData: '/account/data',
  train: '/train',
  session: '/train/session',
  progress: '/train/progress',
  helps: '/train/helps',
  sample: '/train/sample',
  plan: '/train/plan',
  planLink: '/plan',
  stopEmails: '/stop-emails',
  undoAddress: '/undo-address',
  resume: '/resume',
  auth: '/auth',
  login: '/auth/login',
  resetPassword: '/auth/reset',
  changePassword: '/auth/change',
  subscription: '/subscription',
  manageSubscription: '/subscription/manage',
  cancelSubscription: '/subscription/cancel',
  changePlan: '/subscription/plan',
  leave: '/leave',
  checkout: '/checkout',
  payment: '/checkout/paddle',
  cardUpdate: '/checkout/card',
  checkoutSuccess: '/checkout/success',
  privacy: '/privacy',
  terms: '/terms',
  help: '/help',
  console: '/console',
} as const;

export type SitePath = (typeof paths)[keyof typeof paths] | TrainingPath | QuizPath;
