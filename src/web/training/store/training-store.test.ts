import { beforeEach, describe, expect, it } from 'vitest';
import { testDevice } from '#testing/training/device.ts';
import { itemEntry, runEntry } from '#testing/training/entries.ts';
import { useIndexedDB } from '#testing/training/indexed-db.ts';
import { modelAccount } from '#testing/training/model-account.ts';
import type { Entry } from '#training/entries/entry.ts';
import { doneOn, settingOf } from '#training/entries/fold.ts';
import { leaveTraining } from '#web/session/leave-training.ts';
import type { NewEntry } from './training.ts';
import type { Fault, TrainingCalls } from './training-calls.ts';

beforeEach(useIndexedDB);

const day = '2026-11-20';
const { id: _id, day: _day, at: _at, tz_min: _tz, ...item } = itemEntry(1, day);
const { id: _id2, day: _day2, at: _at2, tz_min: _tz2, ...run } = runEntry(2, day);
const trials = {
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
const newItem: NewEntry = item;
const newRun: NewEntry = { ...run, trials };

/** Calls of which some fail at present. */
function failing(calls: TrainingCalls, fault: () => Fault | null, ...names: (keyof TrainingCalls)[]): TrainingCalls {
  const changed = names.map((name) => {
    const usual = calls[name] as (...given: unknown[]) => unknown;
    return [name, async (...given: unknown[]) => (fault() === null ? usual(...given) : { fault: fault() })];
  });
  return { ...calls, ...Object.fromEntries(changed) };
}

const every = ['readState', 'listEntries', 'add', 'erase', 'eraseAll', 'keepWhere', 'keepPause'] as const;
const consent = (kept_where: 'device' | 'account') => ({ consent: { kept_where, version: '1' } });

async function openedAt(
  account = modelAccount(consent('account')),
  device = testDevice('a'),
  calls = account.connect(),
) {
  const tab = device.openTab(calls);
  await tab.getState().open();
  return { account, device, tab, training: tab.getState() };
}

/** Resolves when nothing waits. */
const sent = (tab: Awaited<ReturnType<typeof openedAt>>['tab']) => expect.poll(() => tab.getState().unsaved).toBe(0);

describe('adding entries', () => {
  it('an entry has an id of version 7, the training day and the offset of the device’s clock', async () => {
    const { device, training } = await openedAt();
    device.now = Date.parse('2026-11-21T01:30:00.000Z');
    const entry = await training.add(newItem);
    expect(entry).toMatchObject({ day: '2026-11-20', at: '2026-11-21T01:30:00.000Z', tz_min: 60 });
    expect(entry.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
  });

  it('an entry is shown at once, before it is stored', async () => {
    const { tab, training } = await openedAt();
    const adding = training.add(newItem);
    expect(doneOn(tab.getState().folded, day)).toEqual(['settle']);
    await adding;
    expect(tab.getState().entries).toHaveLength(1);
  });

  it('the account has a run with its trials, and the page without', async () => {
    const { account, tab, training } = await openedAt();
    await training.add(newRun);
    await sent(tab);
    expect(await account.entries()).toMatchObject([{ kind: 'run', trials }]);
    expect(tab.getState().entries[0]).not.toHaveProperty('trials');
    expect(await training.readAll()).toMatchObject([{ kind: 'run', trials }]);
  });

  it('an entry is found again after the page was closed, without the account', async () => {
    const { device, account, training } = await openedAt(modelAccount(consent('device')));
    await training.add(newRun);
    const again = device.openTab(failing(account.connect(), () => 'no answer', ...every));
    await again.getState().open();
    expect(again.getState()).toMatchObject({ status: 'open', isFresh: false, where: 'device' });
    expect(again.getState().entries).toHaveLength(1);
    expect(await account.entries()).toEqual([]);
  });

  it('a new setting counts even when another device’s clock was ahead', async () => {
    const { account, device, training, tab } = await openedAt();
    device.now += 24 * 3_600_000;
    await training.keepSetting({ name: 'sound', value: true });
    await sent(tab);
    const other = await openedAt(account, testDevice('b'));
    await other.training.keepSetting({ name: 'sound', value: false });
    await sent(other.tab);
    await training.refresh();
    expect(settingOf(tab.getState().folded, 'sound')).toBe(false);
  });
});

describe('where it is kept', () => {
  it('before the person has chosen, and with this device only, nothing is sent', async () => {
    const { account, tab, training } = await openedAt(modelAccount());
    await training.add(newItem);
    expect(tab.getState()).toMatchObject({ where: null, unsaved: 0 });
    await training.chooseWhere('device');
    await training.add(newItem);
    await training.refresh();
    expect(await account.entries()).toEqual([]);
    expect(account.state.consent?.kept_where).toBe('device');
  });

  it('choosing the account sends all that was here', async () => {
    const { account, tab, training } = await openedAt(modelAccount());
    await training.add(newItem);
    await training.add(newRun);
    await training.chooseWhere('account');
    await sent(tab);
    await expect.poll(async () => (await account.entries()).length).toBe(2);
  });

  it('choosing this device erases the account’s copy and sends nothing more', async () => {
    const { account, tab, training } = await openedAt();
    await training.add(newItem);
    await sent(tab);
    await training.chooseWhere('device');
    await expect.poll(() => account.state.consent?.kept_where).toBe('device');
    await training.add(newItem);
    await training.refresh();
    expect(await account.entries()).toEqual([]);
    expect(tab.getState().entries).toHaveLength(2);
  });

  it('a choice made offline reaches the account before any entry, and an older answer does not undo it', async () => {
    let fault: Fault | null = null;
    const account = modelAccount();
    const { tab, training } = await openedAt(
      account,
      testDevice('a'),
      failing(account.connect(), () => fault, ...every),
    );
    fault = 'no answer';
    await training.chooseWhere('account');
    await training.add(newItem);
    expect(tab.getState()).toMatchObject({ where: 'account', isTold: false, unsaved: 1 });
    fault = null;
    await training.refresh();
    expect(tab.getState()).toMatchObject({ where: 'account', isTold: true, unsaved: 0 });
    expect(await account.entries()).toHaveLength(1);
  });

  it('a choice made on another device holds here, too', async () => {
    const account = modelAccount(consent('account'));
    const here = await openedAt(account);
    const there = await openedAt(account, testDevice('b'));
    await there.training.chooseWhere('device');
    await expect.poll(() => account.state.consent?.kept_where).toBe('device');
    await here.training.refresh();
    await here.training.add(newItem);
    await here.training.refresh();
    expect(here.tab.getState().where).toBe('device');
    expect(await account.entries()).toEqual([]);
  });
});

describe('erasing', () => {
  it('an erased entry goes from the account and from other devices, and none brings it back', async () => {
    const account = modelAccount(consent('account'));
    const here = await openedAt(account);
    const entry = await here.training.add(newRun);
    await sent(here.tab);
    const there = await openedAt(account, testDevice('b'));
    expect(there.tab.getState().folded.runs).toHaveLength(1);
    await here.training.eraseEntry(entry.id);
    await sent(here.tab);
    await there.training.refresh();
    await there.training.chooseWhere('account');
    await there.training.refresh();
    expect(there.tab.getState().folded.runs).toEqual([]);
    expect(await account.entries()).toMatchObject([{ kind: 'erased' }]);
    expect(await here.training.readAll()).toMatchObject([{ kind: 'erased', id: entry.id }]);
  });

  it('what was erased on another device goes from here, too, and what came after stays', async () => {
    const { account, training } = await openedAt();
    const other = await openedAt(account, testDevice('b'));
    await training.add(newRun);
    await sent(other.tab);
    await other.training.refresh();
    expect(other.tab.getState().entries).toHaveLength(1);
    other.device.now = Date.parse('2026-11-20T14:00:00.000Z');
    const later = await other.training.add(newRun);
    await training.eraseAll();
    await other.training.refresh();
    expect(other.tab.getState().entries.map(({ id }) => id)).toEqual([later.id]);
  });

  it('erasing all leaves nothing here or in the account, and without an answer erases nothing', async () => {
    let fault: Fault | null = null;
    const account = modelAccount(consent('account'));
    const { tab, training } = await openedAt(
      account,
      testDevice('a'),
      failing(account.connect(), () => fault, 'eraseAll'),
    );
    await training.add(newRun);
    await training.notes().keep({ id: 'n', engine: 'wave', at: 0, text: 'Hello', detail: {} });
    await sent(tab);
    fault = 'no answer';
    expect(await training.eraseAll()).toBe(false);
    expect(tab.getState().entries).toHaveLength(1);
    fault = null;
    expect(await training.eraseAll()).toBe(true);
    expect(await account.entries()).toEqual([]);
    expect(await training.readAll()).toEqual([]);
    expect(tab.getState().entries).toEqual([]);
  });
});

it('after everything was erased, what a device with a clock that is behind adds stays on it', async () => {
  const account = modelAccount(consent('account'));
  const { device, tab, training } = await openedAt(account);
  await training.eraseAll();
  device.now = Date.parse(account.erasesAt) - 3_600_000;
  await training.add(newItem);
  await training.refresh();
  expect(tab.getState().folded.items).toHaveLength(1);
});

describe('the sample', () => {
  it('the sample is kept here without an account, and its runs are taken over with nothing else', async () => {
    const device = testDevice('a');
    const sample = device.openTab(null);
    await sample.getState().openSample();
    await sample.getState().add(newRun);
    await sample.getState().add(newItem);
    expect(sample.getState()).toMatchObject({ owner: 'sample', status: 'open', unsaved: 0, where: null });
    const { account, tab, training } = await openedAt(modelAccount(consent('account')), device);
    expect(tab.getState()).toMatchObject({ hasSample: true, entries: [] });
    await training.takeOverSample();
    await sent(tab);
    expect(tab.getState().hasSample).toBe(false);
    expect((await account.entries()).map(({ kind }) => kind)).toEqual(['run']);
  });
});

describe('other people, other tabs, and leaving', () => {
  it('nobody sees what another person has on the same device', async () => {
    const device = testDevice('a');
    const first = await openedAt(modelAccount(consent('device')), device);
    await first.training.add(newItem);
    device.owner = '8';
    const second = await openedAt(modelAccount(consent('device')), device);
    expect(second.tab.getState().entries).toEqual([]);
    device.owner = '7';
    const back = await openedAt(modelAccount(consent('device')), device);
    expect(back.tab.getState().entries).toHaveLength(1);
  });

  it('another tab shows what was added here', async () => {
    const account = modelAccount(consent('account'));
    const device = testDevice('a');
    const here = await openedAt(account, device);
    const there = await openedAt(account, device);
    await here.training.add(newItem);
    await expect.poll(() => there.tab.getState().entries.length).toBe(1);
  });

  it('without a copy on this device and without the account, the training is unreachable', async () => {
    const account = modelAccount();
    const { tab } = await openedAt(
      account,
      testDevice('a'),
      failing(account.connect(), () => 'no answer', ...every),
    );
    expect(tab.getState().status).toBe('unreachable');
  });

  it('somebody who has signed out leaves no copy of what the account has', async () => {
    const { tab, training } = await openedAt(modelAccount(consent('account')), testDevice('everkite'));
    await training.add(newItem);
    await sent(tab);
    await leaveTraining(7);
    expect(await training.readAll()).toEqual([]);
  });

  it('somebody who has signed out finds again what only this device had', async () => {
    let fault: Fault | null = null;
    const account = modelAccount(consent('account'));
    const calls = failing(account.connect(), () => fault, 'add');
    const { training } = await openedAt(account, testDevice('everkite'), calls);
    fault = 'no answer';
    await training.add(newItem);
    await leaveTraining(7);
    expect(await training.readAll()).toHaveLength(1);
  });
});

describe('storage', () => {
  it('without IndexedDB entries are held in memory and sent at once, and the person is told', async () => {
    const account = modelAccount(consent('account'));
    const tab = testDevice('a').openTab(account.connect(), async () => null);
    await tab.getState().open();
    await tab.getState().add(newRun);
    await sent(tab);
    expect(tab.getState().isStorageFull).toBe(true);
    expect(await account.entries()).toMatchObject([{ kind: 'run', trials }]);
  });

  it('what did not fit into a full storage is stored as soon as there is room', async () => {
    const { device, tab, training } = await openedAt(modelAccount(consent('device')));
    device.isFull = true;
    await training.add(newRun);
    expect(tab.getState().isStorageFull).toBe(true);
    device.isFull = false;
    await training.add(newItem);
    expect(tab.getState().isStorageFull).toBe(false);
    const again = await openedAt(modelAccount(consent('device')), device);
    expect(again.tab.getState().entries).toHaveLength(2);
  });

  it('what a tab could not store does not undo what another tab has stored since', async () => {
    const account = modelAccount(consent('account'));
    const device = testDevice('a');
    device.isFull = true;
    const here = await openedAt(account, device);
    device.isFull = false;
    const calls = failing(account.connect(), () => 'no answer', ...every);
    const there = await openedAt(account, device, calls);
    await there.training.add(newRun);
    await here.training.add(newItem);
    await sent(here.tab);
    await expect.poll(async () => (await account.entries()).length).toBe(2);
  });

  it('trials that are older than 13 months go, and their score stays', async () => {
    const { device, training } = await openedAt(modelAccount(consent('device')));
    await training.add(newRun);
    device.now += 400 * 24 * 3_600_000;
    const again = await openedAt(modelAccount(consent('device')), device);
    const [entry] = (await again.training.readAll()) as Extract<Entry, { kind: 'run' }>[];
    expect(entry).toMatchObject({ kind: 'run', score: 4.5 });
    expect(entry!.trials).toBeUndefined();
  });
});
