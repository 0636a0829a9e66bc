/** How an email is treated, by its kind. Without a row, no email of a kind can be sent. */
interface EmailRow {
  /**
   * The desk's name for it; null for kinds that the desk does not show: emails of training, or not to a customer with
   * an account.
   */
  name: string | null;
  /**
   * The kind of reminder. One of training goes to no address that came back or complained; one of a charge, to none
   * that came back. An email for a contract or a sign-in (false) is always tried.
   */
  reminds: 'of training' | 'of a charge' | false;
  /** Whether a buyer cannot get in without it. */
  letsIn?: true;
}

export const emailTable = {
  welcome: { name: 'Welcome', reminds: false, letsIn: true },
  'reset-password': { name: 'Link for a new password', reminds: false },
  'password-changed': { name: 'Password changed', reminds: false },
  'already-subscribed': { name: 'Has a subscription already', reminds: false },
  'resume-link': { name: null, reminds: false },
  'plan-link': { name: 'Link to the plan', reminds: false },
  'address-corrected': { name: 'Address corrected', reminds: false },
  'address-left': { name: 'Address corrected, to the old one', reminds: false },
  'address-restored': { name: 'Correction of the address taken back', reminds: false },
  erased: { name: null, reminds: false },
  receipt: { name: 'Receipt', reminds: false, letsIn: true },
  'renewal-reminder': { name: 'Reminder before a renewal', reminds: 'of a charge' },
  'trial-ending': { name: 'Reminder before the end of the trial', reminds: 'of a charge' },
  'price-change': { name: 'Change of the price', reminds: false },
  'price-change-withdrawn': { name: 'Price stays', reminds: false },
  'plan-change-late': { name: 'Plan changes another day', reminds: false },
  'payment-failed': { name: 'Payment failed', reminds: false },
  refunded: { name: 'Refunded', reminds: false },
  'charged-back': { name: 'Charged back', reminds: false },
  cancelled: { name: 'Cancelled', reminds: false },
  withdrawn: { name: 'Withdrawn', reminds: false },
  'leave-link': { name: 'Link to cancel or withdraw', reminds: false },
  'second-purchase': { name: 'Second purchase', reminds: false },
  'second-trial-ended': { name: 'Second trial ended', reminds: false },
  'unused-training': { name: null, reminds: 'of training' },
  'weekly-email': { name: null, reminds: 'of training' },
  'alert-email': { name: null, reminds: false },
  'operator-invitation': { name: null, reminds: false },
  'operator-sign-in': { name: null, reminds: false },
  digest: { name: null, reminds: 'of training' },
} satisfies Record<string, EmailRow>;

export type EmailKind = keyof typeof emailTable;

const rows: Record<EmailKind, EmailRow> = emailTable;

/** The kinds that the desk shows. */
export const shownEmails = (Object.keys(rows) as EmailKind[]).filter((kind) => rows[kind].name !== null);

/**
 * The desk's name for a kind of email; null for kinds that it does not show, and for stored emails of removed kinds.
 */
export const emailName = (kind: string): string | null =>
  (rows as Record<string, EmailRow | undefined>)[kind]?.name ?? null;

/** Whether emails of this kind are withheld from an address because it came back or complained. */
export function isWithheld(kind: EmailKind, reason: 'hard bounce' | 'complaint'): boolean {
  const { reminds } = rows[kind];
  return reason === 'complaint' ? reminds === 'of training' : reminds !== false;
}

/** Whether a buyer cannot get in without this email. */
export const letsIn = (kind: EmailKind): boolean => rows[kind].letsIn === true;
