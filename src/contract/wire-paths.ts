/** Paths that others decide, so that they have no row in `calls`: Amplitude's wire (§ 7), and where Paddle is told to send. */
export const wirePaths = {
  uploadEvents: '/2/httpapi',
  uploadBatch: '/batch',
  identify: '/identify',
  remoteConfig: '/config/remote',
  paddleWebhook: '/api/paddle/webhook',
} as const;
