const reminderLeadMs = 7 * 24 * 60 * 60 * 1000;

/** When the reminder of a charge is mailed: seven days before. ISO 8601 in, epoch ms out. */
export function reminderAt(nextPaymentAt: string): number {
  return Date.parse(nextPaymentAt) - reminderLeadMs;
}
