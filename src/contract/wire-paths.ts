/**
 * Paths that our own pages do not call, so they have no row in `calls`: Amplitude's (§ 7), and the webhooks of Paddle and of
 * the mail provider.
 */
export const wirePaths = {
  uploadEvents: '/2/httpapi',
  uploadBatch: '/batch',
  identify: '/identify',
  remoteConfig: '/config/remote',
  paddleWebhook: '/api/paddle/webhook',
  mailEvents: '/api/mail/events',
} as const;
