/** Why an operator gives money back, as the desk offers it. */
export const refundReasons = {
  'forgot to cancel': 'Forgot to cancel, goodwill',
  'not as expected': 'Not what was expected',
  'charged by mistake': 'Charged by mistake',
  'paid twice': 'Paid twice',
  trouble: 'Something did not work',
  other: 'Another reason, see the note',
} as const;
export type RefundReasonCode = keyof typeof refundReasons;

/** Most characters of a note about a person (§ 3 (c) C3). */
export const noteLength = 2000;
/** Most characters of an operator's text for the log. */
export const logNoteLength = 500;
/** Most days that are given in one act. */
export const mostGivenDays = 180;
/** Most emails that are sent again to a person in 24 hours. */
export const resentPerDay = 3;
/** How long the link in the email to the old address can take a correction back, in days. */
export const undoAddressDays = 7;

/** Kinds of emails that can be sent again, with the names of the desk. */
export const resendableEmails = {
  welcome: 'Welcome',
  receipt: 'Receipt',
  refunded: 'Refund',
  cancelled: 'Cancelled',
  withdrawn: 'Withdrawn',
  'price-change': 'Price change',
} as const;
/** Stands for a link to choose a new password, which every account can get. */
export const passwordEmail = 'password';
