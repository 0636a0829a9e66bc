/** The emails that the desk shows, by kind. Those of training are not here: they tell how somebody trains. */
export const emailNames: Readonly<Record<string, string>> = {
  welcome: 'Welcome',
  'reset-password': 'Link for a new password',
  'password-changed': 'Password changed',
  'already-subscribed': 'Has a subscription already',
  'plan-link': 'Link to the plan',
  'address-corrected': 'Address corrected',
  'address-left': 'Address corrected, to the old one',
  'address-restored': 'Correction of the address taken back',
  receipt: 'Receipt',
  'renewal-reminder': 'Reminder before a renewal',
  'trial-ending': 'Reminder before the end of the trial',
  'price-change': 'Change of the price',
  'payment-failed': 'Payment failed',
  refunded: 'Refunded',
  'charged-back': 'Charged back',
  'price-change-withdrawn': 'Price stays',
  cancelled: 'Cancelled',
  withdrawn: 'Withdrawn',
  'leave-link': 'Link to cancel or withdraw',
  'second-purchase': 'Second purchase',
  'second-trial-ended': 'Second trial ended',
};

/** Of training, or not to a customer with an account. */
export const hiddenEmails: readonly string[] = [
  'unused-training',
  'weekly-email',
  'resume-link',
  'erased',
  'alert-email',
  'operator-invitation',
  'operator-sign-in',
  'digest',
];
