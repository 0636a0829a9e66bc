import { beforeEach, describe, expect, it, vi } from 'vitest';
import { testDevice } from '#testing/training/device.ts';
import { useIndexedDB } from '#testing/training/indexed-db.ts';
import { modelAccount } from '#testing/training/model-account.ts';
import {
  consent,
  everyCall,
  failing,
  newItem,
  newRun,
  openedAt,
  runTrials,
  sent,
} from '#testing/training/opened-tab.ts';
import type { Entry } from '#training/entries/entry.ts';
import { leaveTraining } from '#web/session/leave-training.ts';
import { openTrainingRows, savedId } from '#web/session/training-rows.ts';
import type { Fault } from './training-calls.ts';

beforeEach(useIndexedDB);

const newLook = { kind: 'check_in', body: { quiz: 'adhd', answers: { worry: 3 } } } as const;

/** The device's record of an owner's training. */
const keptHere = async (owner: string) => openTrainingRows().run((rows) => rows.get('kept', owner, savedId));

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
      failing(account.connect(), () => 'no answer', ...everyCall),
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

  it('of somebody who has signed out only what waits to be sent stays, and the next sign-in has all again', async () => {
    let fault: Fault | null = null;
    const account = modelAccount(consent('account'));
    const device = testDevice('everkite');
    const calls = failing(account.connect(), () => fault, 'add');
    const { tab, training } = await openedAt(account, device, calls);
    await training.add(newRun);
    await training.add(newLook);
    await sent(tab);
    fault = 'no answer';
    await training.add(newItem);
    await leaveTraining(7);
    expect((await training.readAll()).map(({ kind }) => kind)).toEqual(['item']);
    expect(await keptHere('7')).toEqual({ where: 'account', isTold: true, state: null, newestSeq: 0 });

    fault = null;
    const again = await openedAt(account, device);
    await sent(again.tab);
    expect(
      again.tab
        .getState()
        .entries.map(({ kind }) => kind)
        .sort(),
    ).toEqual(['check_in', 'item', 'run']);
    expect(await account.entries()).toHaveLength(3);
    await leaveTraining(7);
    expect(await again.training.readAll()).toEqual([]);
    expect(await keptHere('7')).toBeUndefined();
  });

  it('what waits to be erased stays erased, and keeps nothing but its id', async () => {
    let fault: Fault | null = null;
    const account = modelAccount(consent('account'));
    const calls = failing(account.connect(), () => fault, 'erase');
    const { tab, training } = await openedAt(account, testDevice('everkite'), calls);
    const { id } = await training.add(newRun);
    await sent(tab);
    fault = 'no answer';
    await training.eraseEntry(id);
    await leaveTraining(7);
    expect(await training.readAll()).toMatchObject([{ kind: 'erased', id }]);
  });

  it('what the person wanted on this device only stays, and so do their own words', async () => {
    const { training } = await openedAt(modelAccount(consent('device')), testDevice('everkite'));
    await training.add(newItem);
    const note = { id: 'worry', engine: 'cloud-and-window', at: Date.now(), text: 'The letter', detail: {} } as const;
    await training.notes().keep(note);
    await leaveTraining(7);
    expect(await training.readAll()).toHaveLength(1);
    expect(await training.notes().list('cloud-and-window')).toHaveLength(1);
  });
});

describe('storage', () => {
  it('without IndexedDB entries are held in memory and sent at once, and the person is told', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const account = modelAccount(consent('account'));
    const tab = testDevice('a').openTab(account.connect());
    await tab.getState().open();
    await tab.getState().add(newRun);
    await sent(tab);
    expect(tab.getState().unstored).toBe('no storage');
    expect(await account.entries()).toMatchObject([{ kind: 'run', trials: runTrials }]);
  });

  it('what did not fit into a full storage is stored as soon as there is room', async () => {
    const { device, tab, training } = await openedAt(modelAccount(consent('device')));
    device.isFull = true;
    await training.add(newRun);
    expect(tab.getState().unstored).toBe('no room');
    device.isFull = false;
    await training.add(newItem);
    expect(tab.getState().unstored).toBeNull();
    const again = await openedAt(modelAccount(consent('device')), device);
    expect(again.tab.getState().entries).toHaveLength(2);
  });

  it('what a tab could not store does not undo what another tab has stored since', async () => {
    const account = modelAccount(consent('account'));
    const device = testDevice('a');
    device.isFull = true;
    const here = await openedAt(account, device);
    device.isFull = false;
    const calls = failing(account.connect(), () => 'no answer', ...everyCall);
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
