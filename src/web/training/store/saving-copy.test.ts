import { describe, expect, it } from 'vitest';
import { type Saving, savingText } from './saving-copy.ts';

const saved: Saving = {
  unsaved: 0,
  unsavedExercises: 0,
  isDelayed: false,
  unstored: null,
  isForAccount: true,
  isErasing: false,
  isOnline: true,
  hasWaited: false,
};
const said = (change: Partial<Saving>) => savingText({ ...saved, ...change })?.join(' ') ?? null;
const one = { unsaved: 2, unsavedExercises: 1 };
const offline = 'You are offline. Today’s flight works as always.';

describe('the line about the saving', () => {
  it('names the exercises that wait, and not their entries', () => {
    expect(said({ ...one, isOnline: false })).toBe(
      `${offline} One exercise is kept on this device and goes to your account later.`,
    );
    expect(said({ unsaved: 9, unsavedExercises: 4, isOnline: false })).toBe(
      `${offline} Four exercises are kept on this device and go to your account later.`,
    );
  });

  it('says so of a choice alone, and of nothing', () => {
    expect(said({ unsaved: 3, isOnline: false })).toBe(
      `${offline} What you chose is kept on this device and goes to your account later.`,
    );
    expect(said({ isOnline: false })).toBe(offline);
  });

  it('says that it goes to the account once the network is back, and is gone when it has', () => {
    expect(said({ ...one, hasWaited: true })).toBe(
      'You are online again. What was kept on this device goes to your account now.',
    );
    expect(said({ hasWaited: true })).toBeNull();
  });

  it('says nothing of what takes its usual moment, and counts what does not get through', () => {
    expect(said(one)).toBeNull();
    expect(said({ ...one, isDelayed: true })).toMatch(/^2 not yet saved in your account\./);
  });

  it('tells first of a full device, then of a choice that the account has not heard of', () => {
    expect(said({ ...one, unstored: 'no room', isErasing: true, isOnline: false })).toMatch(/^This device has no room/);
    expect(said({ isErasing: true, isOnline: false })).toMatch(/^Your account does not know/);
    expect(said({ isErasing: true, isDelayed: true })).toMatch(/^Your account does not know/);
    expect(said({ isErasing: true })).toBeNull();
  });

  it('says why something is in this page only, and what becomes of it', () => {
    expect(said({ unstored: 'no room' })).toBe(
      'This device has no room left. Keep this page open until it is sent, or make some room.',
    );
    expect(said({ unstored: 'no room', isForAccount: false })).toBe(
      'This device has no room left. Make some room, or what you do now is gone when you close this page.',
    );
    expect(said({ unstored: 'no storage' })).toBe(
      'This browser stores nothing for us now. Keep this page open until it is sent.',
    );
    expect(said({ unstored: 'no storage', isForAccount: false })).toBe(
      'This browser stores nothing for us now. What you do now is gone when you close this page.',
    );
  });
});
