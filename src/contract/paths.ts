import type { QuizPath } from '#quiz/catalogue.ts';

/** The path of every page (§ 2) except those of the quizzes, see `quiz-pages.ts`. Links use only these two lists. */
export const paths = {
  home: '/',
  begin: '/begin',
  account: '/account',
  devices: '/account/devices',
  ownData: '/account/data',
  plan: '/train/plan',
  planLink: '/plan',
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
  consoleFunnel: '/console/funnel',
  consoleElements: '/console/elements',
} as const;

export type PagePath = (typeof paths)[keyof typeof paths] | QuizPath;
