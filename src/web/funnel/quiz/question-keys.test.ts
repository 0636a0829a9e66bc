import { describe, expect, it } from 'vitest';
import { keyAction } from './question-keys.ts';

const press = (key: string, over: Partial<Parameters<typeof keyAction>[0]> = {}) =>
  keyAction({ key, hasModifier: false, target: 'other', ...over }, 4);

describe('keys inside a question', () => {
  it('choose an option by its number', () => {
    expect(press('1')).toEqual({ choose: 0 });
    expect(press('4')).toEqual({ choose: 3 });
  });

  it('mean nothing beyond the last option', () => {
    expect(press('5')).toBeNull();
    expect(press('0')).toBeNull();
  });

  it('choose by number also while an option has focus', () => {
    expect(press('2', { target: 'control' })).toEqual({ choose: 1 });
  });

  it('continue on Enter from the heading, but leave Enter to a focused control', () => {
    expect(press('Enter')).toBe('continue');
    expect(press('Enter', { target: 'control' })).toBeNull();
  });

  it('go back on ArrowLeft and Backspace', () => {
    expect(press('ArrowLeft')).toBe('back');
    expect(press('Backspace')).toBe('back');
  });

  it('are left to a text field', () => {
    for (const key of ['1', 'Backspace', 'ArrowLeft', 'Enter']) expect(press(key, { target: 'text-field' })).toBeNull();
  });

  it('are left to the browser while a modifier is held', () => {
    expect(press('ArrowLeft', { hasModifier: true })).toBeNull();
    expect(press('1', { hasModifier: true })).toBeNull();
  });
});
