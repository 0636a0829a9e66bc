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
import { doneOn, settingOf } from '#training/entries/fold.ts';
import type { Fault } from './training-calls.ts';

beforeEach(useIndexedDB);

const day = '2026-11-20';
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
    expect(await account.entries()).toMatchObject([{ kind: 'run', trials: runTrials }]);
    expect(tab.getState().entries[0]).not.toHaveProperty('trials');
    expect(await training.readAll()).toMatchObject([{ kind: 'run', trials: runTrials }]);
  });

  it('an entry is found again after the page was closed, without the account', async () => {
    const { device, account, training } = await openedAt(modelAccount(consent('device')));
    await training.add(newRun);
    const again = device.openTab(failing(account.connect(), () => 'no answer', ...everyCall));
    await again.getState().open();
    expect(again.getState()).toMatchObject({ status: 'open', isFresh: false, where: 'device' });
    expect(again.getState().entries).toHaveLength(1);
    expect(await account.entries()).toEqual([]);
  });

  it('a new setting counts even when another device’s clock was ahead', async () => {
    const { account, device, training, tab } = await openedAt();
    device.now += 24 * 3_600_000;
    await training.saveSetting({ name: 'sound', value: true });
    await sent(tab);
    const other = await openedAt(account, testDevice('b'));
    await other.training.saveSetting({ name: 'sound', value: false });
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

  it('before the choice nothing is stored, and after it all that was trained', async () => {
    const { device, account, tab, training } = await openedAt(modelAccount());
    const run = await training.add(newRun);
    await training.add(newItem);
    expect(tab.getState().entries).toHaveLength(2);
    expect(await training.readAll()).toEqual([]);
    await training.chooseWhere('device');
    await expect.poll(async () => (await training.readAll()).length).toBe(2);
    expect((await training.readAll()).find(({ id }) => id === run.id)).toMatchObject({ trials: runTrials });
    const again = device.openTab(failing(account.connect(), () => 'no answer', ...everyCall));
    await again.getState().open();
    expect(again.getState().entries).toHaveLength(2);
  });

  it('whoever wants nothing kept can train all the same, and nothing of it is stored or sent', async () => {
    const { account, tab, training } = await openedAt(modelAccount());
    await training.add(newItem);
    training.decline();
    expect(tab.getState()).toMatchObject({ where: null, isDeclined: true, entries: [] });
    await training.add(newItem);
    expect(tab.getState().entries).toHaveLength(1);
    await training.refresh();
    expect(tab.getState().entries).toHaveLength(1);
    expect(await training.readAll()).toEqual([]);
    expect(await account.entries()).toEqual([]);
  });

  it('what was trained before another device chose is stored with that choice', async () => {
    const account = modelAccount();
    const { tab, training } = await openedAt(account);
    await training.add(newItem);
    const other = await openedAt(account, testDevice('b'));
    await other.training.chooseWhere('account');
    await expect.poll(() => account.state.consent?.kept_where).toBe('account');
    await training.refresh();
    await sent(tab);
    await expect.poll(async () => (await account.entries()).length).toBe(1);
    expect(tab.getState().entries).toHaveLength(1);
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
      failing(account.connect(), () => fault, ...everyCall),
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

  it('without a network it tells how many exercises wait, each once a day, and that the next try has not failed', async () => {
    let fault: Fault | null = null;
    const account = modelAccount(consent('account'));
    const { device, tab, training } = await openedAt(
      account,
      testDevice('a'),
      failing(account.connect(), () => fault, ...everyCall),
    );
    fault = 'no answer';
    await training.add(newRun);
    await training.add({
      kind: 'item',
      exercise: 'count-the-bows',
      body: { minutes: 4, rounds: 8, numbers: {}, words: [] },
    });
    await training.saveSetting({ name: 'sound', value: true });
    expect(tab.getState()).toMatchObject({ unsaved: 3, unsavedExercises: 1 });
    device.now += 24 * 60 * 60_000;
    await training.add(newRun);
    await expect.poll(() => tab.getState().isDelayed).toBe(true);
    expect(tab.getState()).toMatchObject({ unsaved: 4, unsavedExercises: 2 });
    fault = null;
    const refreshed = training.refresh();
    expect(tab.getState().isDelayed).toBe(false);
    await refreshed;
    expect(tab.getState()).toMatchObject({ unsaved: 0, unsavedExercises: 0, isDelayed: false });
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
  vi.spyOn(console, 'error').mockReturnValue();
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
