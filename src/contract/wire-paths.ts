/** Paths that our own pages do not call, so they have no row in `calls`: Amplitude's (§ 7) and Paddle's webhook. */
export const wirePaths = {
  uploadEvents: '/2/httpapi',
  uploadBatch: '/batch',
  identify: '/identify',
  remoteConfig: '/config/remote',
  paddleWebhook: '/api/paddle/webhook',
} as const;
