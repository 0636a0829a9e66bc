/** Every address a person can open (§ 2). Links and redirects are built from this table only. */
export const paths = {
  home: '/',
  account: '/account',
  quizOne: '/quiz',
  quizOneScreens: '/quiz/dialogues',
  quizOneEmail: '/quiz/email',
  quizOneTrainingPlan: '/quiz/training-plan',
  quizOneInapps: '/quiz/inapps',
  auth: '/auth',
  login: '/auth/login',
  resetPassword: '/auth/reset',
  changePassword: '/auth/change',
  subscription: '/subscription',
  manageSubscription: '/subscription/manage',
  cancelSubscription: '/subscription/cancel',
  checkout: '/checkout',
  paddleCheckout: '/checkout/paddle',
  checkoutSuccess: '/checkout/success',
  privacy: '/privacy',
  terms: '/terms',
  help: '/help',
} as const;

export type PagePath = (typeof paths)[keyof typeof paths];
