import type { Call } from '#contract/api/call-schemas.ts';
import { consoleCalls } from '#contract/console/calls.ts';
import type { WorkRow } from '#contract/console/work.ts';
import type { CallInput, CallResult } from '#web/platform/call.ts';
import { notify } from '../kit/notify.ts';
import { callAsOperator, faultMessage, loadOperator } from '../session/console-session.ts';

/** Makes a call about a row and notifies of its outcome. Resolves to whether it was done. */
async function act<C extends Call>(row: C, input: CallInput<C>, done: string): Promise<boolean> {
  const result = (await callAsOperator(row, input)) as CallResult<unknown>;
  const isDone = result.data !== null;
  notify(isDone ? 'done' : 'refused', isDone ? done : faultMessage(result as never));
  await loadOperator();
  return isDone;
}

/** Takes a row or gives it back. When two operators take one at once, the first call gets it. */
export function takeWork({ id, assignee, is_mine }: WorkRow): Promise<boolean> {
  const to = is_mine ? 'nobody' : 'me';
  const input = { params: { id }, body: { to, before: assignee } } as const;
  return act(consoleCalls.takeWork, input, is_mine ? 'You have given it back.' : 'It is yours now.');
}

/** Gives a row to another operator. */
export function giveWork({ id, assignee }: WorkRow, to: { id: string; name: string }): Promise<boolean> {
  const input = { params: { id }, body: { operator_id: to.id, before: assignee } };
  return act(consoleCalls.giveWork, input, `${to.name} has it now.`);
}

export function solveWork({ id }: WorkRow, solution: string): Promise<boolean> {
  return act(consoleCalls.solveWork, { params: { id }, body: { solution } }, 'Solved.');
}

export function reopenWork({ id }: WorkRow): Promise<boolean> {
  return act(consoleCalls.reopenWork, { params: { id } }, 'It is open again.');
}

export function runJobAgain({ id }: WorkRow): Promise<boolean> {
  return act(consoleCalls.runJobAgain, { params: { id } }, 'The job runs again. The row closes when it is done.');
}

export function findOwner({ id }: WorkRow, userId: string): Promise<boolean> {
  const input = { params: { id }, body: { user_id: userId } };
  return act(consoleCalls.findOwner, input, 'The notification was applied to this account.');
}
