import { describe, expect, it } from 'vitest';
import { keyAction, keyPressOf } from './question-keys.ts';

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

describe('the press of a key', () => {
  const press = { key: 'a', ctrlKey: false, altKey: false, metaKey: false };

  /** An element that matches a list of selectors if one of them begins with its tag and does not exclude its type. */
  const element = (tag: string, type = '') => ({
    matches: (selectors: string) =>
      selectors
        .split(/,\s*(?![^(]*\))/)
        .some((selector) => selector.split(':')[0] === tag && (type === '' || !selector.includes(`type=${type}]`))),
  });

  const targetOf = (tag: string, type?: string) =>
    keyPressOf({ ...press, target: element(tag, type) as unknown as Element }).target;

  it.each([
    ['textarea', undefined, 'text-field'],
    ['input', 'text', 'text-field'],
    ['input', 'number', 'text-field'],
    ['input', 'checkbox', 'other'],
    ['input', 'radio', 'other'],
    ['a', undefined, 'control'],
    ['button', undefined, 'control'],
    ['summary', undefined, 'control'],
    ['h1', undefined, 'other'],
  ])('in %s %s belongs to: %s', (tag, type, target) => {
    expect(targetOf(tag, type)).toBe(target);
  });

  it.each(['ctrlKey', 'altKey', 'metaKey'])('has a modifier while %s is held', (held) => {
    const target = element('h1') as unknown as Element;
    expect(keyPressOf({ ...press, target }).hasModifier).toBe(false);
    expect(keyPressOf({ ...press, [held]: true, target })).toEqual({ key: 'a', hasModifier: true, target: 'other' });
  });
});
