import { calls } from '#contract/calls.ts';
import { dayMs } from '#contract/day.ts';
import type { TrainingReminder } from '#contract/training.ts';
import { sendDueEmails } from '#server/training/reminder/send-due-emails.ts';
import { useTestTrainee } from './trainee.ts';

export const hourMs = 60 * 60_000;
export const weekMs = 7 * dayMs;
/** The clock of the tests starts on a Tuesday at noon; in Berlin the first of these comes in half an hour. */
export const tuesday: TrainingReminder = { weekday: 1, hour: 14, time_zone: 'Europe/Berlin' };
export const due = 60 * 60_000;

/** A trainee with the weekly emails that the shop sent. */
export function useWeeklyEmails() {
  const test = useTestTrainee();
  const { shop, ada, call } = test;
  const keep = (reminder: unknown, person = ada) => call(calls.saveTrainingReminder, {}, { reminder }, person);
  const weekly = () => shop.deps.sent.filter(({ subject }) => subject === 'Everkite');
  const stopPathOf = (email = weekly().at(-1)) => new URL(email!.stopPostUrl!).pathname;
  const tokenOf = (email = weekly().at(-1)) => stopPathOf(email).split('/').at(-1)!;

  /** Works as the server does every quarter of an hour, until nothing is due. */
  async function run(): Promise<void> {
    await sendDueEmails(shop.deps);
    await shop.work();
  }

  async function later(ms: number): Promise<void> {
    shop.deps.advance(ms);
    await run();
  }

  /** Posts as mail programs do (RFC 8058): a form, without a session. */
  const pressInMailProgram = (url: string, type = 'application/x-www-form-urlencoded') =>
    shop.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': type },
      body: 'List-Unsubscribe=One-Click',
    });

  return { ...test, keep, weekly, stopPathOf, tokenOf, run, later, pressInMailProgram };
}
