import { dayMs } from '#contract/day.ts';

const reminderLeadMs = 7 * dayMs;

/** When the reminder of a charge is mailed. ISO 8601 in, epoch ms out. */
export function reminderAt(nextPaymentAt: string): number {
  return Date.parse(nextPaymentAt) - reminderLeadMs;
}
