/** Every call the browser makes (§ 7), relative to the site's own origin. */
export const apiPaths = {
  signIn: '/api/auth/signin',
  signUp: '/api/auth/signup',
  signOut: '/api/auth/signout',
  requestPasswordReset: '/api/auth/password/reset',
  password: '/api/auth/password',
  account: '/api/users/account',
  subscription: '/api/users/subscription',
  cancelSubscription: '/api/users/subscription/cancel',
  config: '/api/config',
  offers: '/api/offers',
  checkouts: '/api/checkouts',
  paddleWebhook: '/api/paddle/webhook',
  uploadEvents: '/2/httpapi',
  uploadBatch: '/batch',
  health: '/health',
} as const;
