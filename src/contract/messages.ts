/** § 8, verbatim: the errors of a refused sign-in or sign-up. */
export const refusals = {
  userNotFound: 'usecase.Signin: user not found',
  invalidCredentials: 'usecase.Signin: invalid creds',
  userExists: 'usecase.Signup: user already exists',
} as const;

/** § 8, verbatim: the beginning of a notification; the error follows after a space. */
export const notificationPrefixes = {
  signIn: 'failed signin:',
  fetchAccount: 'fetch account:',
  requestPasswordReset: 'request reset password:',
  setPassword: 'reset password:',
  cancelSubscription: 'cancel subscription:',
} as const;

/** § 2: the cookie banner. */
export const cookieBanner = {
  title: 'We value your privacy',
  text: 'We use cookies to enhance browsing, to serve personalized ads or content and to analyze traffic.',
  accept: 'Accept',
  reject: 'Reject',
} as const;

/** § 8, verbatim: the log messages of the analytics client. */
export const analyticsMessages = {
  remoteConfigFetched: 'Remote config successfully fetched',
  remoteConfigNetworkError: 'Network error occurred, remote config fetch failed',
  remoteConfigRetriesExceeded: 'Remote config fetch rejected due to exceeded retry count',
  remoteConfigTimeout: 'Remote config fetch rejected due to timeout after 5 seconds',
  unexpectedError: 'Unexpected error occurred',
  queueFull: (dropped: number) => `Failed to save ${dropped} events because the queue length exceeded 1000.`,
} as const;
