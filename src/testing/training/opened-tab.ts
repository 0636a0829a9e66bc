import { expect } from 'vitest';
import type { NewEntry } from '#web/training/store/training.ts';
import type { Fault, TrainingCalls } from '#web/training/store/training-calls.ts';
import { testDevice } from './device.ts';
import { itemEntry, runEntry } from './entries.ts';
import { modelAccount } from './model-account.ts';

const { id: _id, day: _day, at: _at, tz_min: _tz, ...item } = itemEntry(1, '2026-11-20');
const { id: _id2, day: _day2, at: _at2, tz_min: _tz2, ...run } = runEntry(2, '2026-11-20');
/** Of one round. */
export const runTrials = {
  t0: [1],
  cond: ['a'],
  x: [2],
  stim: ['s'],
  resp: ['r'],
  rt: [300],
  ok: [true],
  void: [null],
  late: [0],
  src: ['key' as const],
};
export const newItem: NewEntry = item;
export const newRun: NewEntry = { ...run, trials: runTrials };

/** Calls of which some fail at present. */
export function failing(
  calls: TrainingCalls,
  fault: () => Fault | null,
  ...names: (keyof TrainingCalls)[]
): TrainingCalls {
  const changed = names.map((name) => {
    const usual = calls[name] as (...given: unknown[]) => unknown;
    return [name, async (...given: unknown[]) => (fault() === null ? usual(...given) : { fault: fault() })];
  });
  return { ...calls, ...Object.fromEntries(changed) };
}

export const everyCall = ['readState', 'listEntries', 'add', 'erase', 'eraseAll', 'saveWhere', 'savePause'] as const;
export const consent = (kept_where: 'device' | 'account') => ({ consent: { kept_where, version: '1' } });

/** A device's tab on which a person's training was opened. */
export async function openedAt(
  account = modelAccount(consent('account')),
  device = testDevice('a'),
  calls = account.connect(),
) {
  const tab = device.openTab(calls);
  await tab.getState().open();
  return { account, device, tab, training: tab.getState() };
}

/** Resolves when nothing waits. */
export const sent = (tab: Awaited<ReturnType<typeof openedAt>>['tab']) =>
  expect.poll(() => tab.getState().unsaved).toBe(0);
