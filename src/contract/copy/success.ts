/** The texts of the page after paying. Amounts and days in its receipt are of the payment. */
export const success = {
  title: 'You’re in',
  'title-named': 'You’re in, {name}',
  waiting: 'One moment',
  'waiting-more': 'We are waiting for the word that your payment went through.',
  late: 'This takes longer than usual',
  'late-more':
    'You need not pay again. As soon as we hear of your payment, this page goes on by itself and a mail comes to you. You may close it meanwhile.',
  failed: 'The payment did not go through',
  'failed-more': 'You were not charged. You can try again, with the same card or another one.',
  'failed-back': 'Back to the payment',
  unknown: 'We find no payment here',
  'unknown-more':
    'This address names no payment that we know. If you have paid, the email with your receipt shows the way in, or sign in with your email address.',
  'sign-in': 'Sign in',
  help: 'Help',
  password: 'Choose a password, and your first session opens.',
  start: 'Start today’s session',
  mailed: 'We mailed you a link to choose your password. If you have one already, sign in.',
  'to-sign-in': 'Go to sign in',
  'choose-password': 'Choose a password',
  'save-password': 'Save password',
  'mail-link': 'Mail me a new link',
  'mail-on-its-way': 'A mail with a link is on its way to {email}.',
  'another-length': 'Another length?',
  'another-look': 'Look at {length}',
} as const;
