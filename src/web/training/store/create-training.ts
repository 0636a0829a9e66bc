import { create, type StoreApi, type UseBoundStore } from 'zustand';
import type { Entry } from '#training/entries/entry.ts';
import { settingTime } from '#training/entries/fold.ts';
import { trainingDayOf } from '#training/training-day.ts';
import { notesOf } from './notes.ts';
import { closed, type Opened, type OpenedTraining, openedTraining, type TrainingParts } from './opened-training.ts';
import { type NewEntry, sampleOwner, type Training, type TrainingActions, type TrainingFacts } from './training.ts';

/** The store of training for pages. It shows one owner at a time. */
export function createTraining(parts: TrainingParts): UseBoundStore<StoreApi<Training>> {
  const facts = (): TrainingFacts => useTraining.getState();
  const opened = openedTraining(parts, { facts, show: (change) => useTraining.setState(change) });
  const useTraining = create<Training>()(() => ({ ...closed, ...actionsOf(parts, opened, facts) }));
  return useTraining;
}

function actionsOf(parts: TrainingParts, opened: OpenedTraining, facts: () => TrainingFacts): TrainingActions {
  async function add(entry: NewEntry): Promise<Entry> {
    const now = parts.now();
    const at = entry.kind === 'setting' ? settingTime(facts().entries, entry.body, now) : now;
    const whole = { ...entry, ...stamp(parts, now), at: new Date(at).toISOString() } as Entry;
    await opened.add(whole);
    return whole;
  }

  async function change(work: (one: Opened) => Promise<unknown>): Promise<void> {
    const one = opened.current();
    await work(one);
    await opened.changed(one);
  }

  return {
    open: () => opened.open(parts.who),
    openSample: () => opened.open(async () => ({ owner: sampleOwner, calls: null })),
    refresh: opened.refresh,
    close: opened.close,
    add,
    saveSetting: (body) => add({ kind: 'setting', body }),
    decline: opened.drop,
    chooseWhere: (where) => change(({ copy }) => copy.choose(where)),
    async savePause(pause) {
      const { account, copy } = opened.current();
      const answer = await account?.calls.savePause(pause);
      if (answer === undefined || 'fault' in answer) return false;
      await change(() => copy.saveState(answer.data));
      return true;
    },
    eraseEntry: (id) => change(({ copy }) => copy.erase({ kind: 'erased', ...stamp(parts, parts.now()), id })),
    async eraseAll() {
      const { account, copy } = opened.current();
      // Not while entries are on their way to the account.
      const answer = account && (await parts.alone(() => account.calls.eraseAll()));
      if (answer !== null && 'fault' in answer) return false;
      await parts.leaveOffline();
      await change(() => copy.clear());
      await opened.refresh();
      return true;
    },
    takeOverSample: () =>
      change(async ({ rows, owner }) => {
        const { takeOver } = await import('./take-over.ts');
        await rows.run((all) => takeOver(all, sampleOwner, owner));
      }),
    readAll: () => opened.current().copy.readAll(),
    notes: () => notesOf(opened.current().rows, opened.current().owner, parts.now),
  };
}

function stamp({ newId, offsetMin }: TrainingParts, now: number) {
  const offset = offsetMin(now);
  return { id: newId(), day: trainingDayOf(now, offset), at: new Date(now).toISOString(), tz_min: offset };
}
