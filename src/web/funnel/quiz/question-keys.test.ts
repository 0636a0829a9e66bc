import { describe, expect, it } from 'vitest';
import { keyAction } from './question-keys.ts';

const press = (key: string, over: Partial<Parameters<typeof keyAction>[0]> = {}) =>
  keyAction({ key, hasModifier: false, target: 'other', ...over }, 4);

describe('keys inside a question', () => {
  it('a number key chooses an option', () => {
    expect(press('1')).toEqual({ choose: 0 });
    expect(press('4')).toEqual({ choose: 3 });
  });

  it('a number key beyond the last option has no action', () => {
    expect(press('5')).toBeNull();
    expect(press('0')).toBeNull();
  });

  it('a number key chooses also while an option has the focus', () => {
    expect(press('2', { target: 'control' })).toEqual({ choose: 1 });
  });

  it('Enter continues from the heading, but is left to a focused control', () => {
    expect(press('Enter')).toBe('continue');
    expect(press('Enter', { target: 'control' })).toBeNull();
  });

  it('ArrowLeft and Backspace go back', () => {
    expect(press('ArrowLeft')).toBe('back');
    expect(press('Backspace')).toBe('back');
  });

  it('all keys are left to a text field', () => {
    for (const key of ['1', 'Backspace', 'ArrowLeft', 'Enter']) expect(press(key, { target: 'text-field' })).toBeNull();
  });

  it('all keys are left to the browser while a modifier is held', () => {
    expect(press('ArrowLeft', { hasModifier: true })).toBeNull();
    expect(press('1', { hasModifier: true })).toBeNull();
  });
});
