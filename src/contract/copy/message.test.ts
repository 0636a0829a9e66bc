import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { type ArgsOf, argumentsOf, formatMessage, MessageFault } from './message.ts';

describe('a message', () => {
  it.each([
    ['Your plan is ready', {}, 'Your plan is ready'],
    ['{name}, your plan is ready', { name: 'Ada' }, 'Ada, your plan is ready'],
    ['{count, plural, one {# exercise} other {# exercises}}', { count: 1 }, '1 exercise'],
    ['{count, plural, one {# exercise} other {# exercises}}', { count: 4 }, '4 exercises'],
    ['{count, plural, =0 {nothing} other {{what} and # more}}', { count: 0, what: 'Rest' }, 'nothing'],
    ['{count, plural, =0 {nothing} other {{what} and # more}}', { count: 3, what: 'Rest' }, 'Rest and 3 more'],
    ['{kind, select, trial {the trial} other {the paid time}}', { kind: 'trial' }, 'the trial'],
    ['{kind, select, trial {the trial} other {the paid time}}', { kind: 'month' }, 'the paid time'],
    ["It's fine, and '{'so'}' is this", {}, "It's fine, and {so} is this"],
    ["Two ''", {}, "Two '"],
    ['Number # 5', {}, 'Number # 5'],
  ])('“%s” with %j is “%s”', (text, args, said) => expect(formatMessage(text, args)).toBe(said));

  it.each([
    ['{', /name of a value/],
    ['{name', /not closed/],
    ['} there', /closes nothing/],
    ['{n, plural, one {# day}}', /“other”/],
    ['{n, plural, one {# day} other {# days}', /not closed/],
    ['{n, number}', /more than plural or select/],
  ])('“%s” is refused with what to do', (text, why) => {
    expect(() => formatMessage(text, { name: '', n: 1 })).toThrow(MessageFault);
    expect(() => formatMessage(text, { name: '', n: 1 })).toThrow(why);
  });

  it('says which value is missing', () => {
    expect(() => formatMessage('{name}, hello')).toThrow('There is no value for {name}.');
  });

  it('names its arguments, to whoever writes and to the compiler', () => {
    const text = '{name} has {count, plural, one {# day} other {# days with {what}}}';
    expect(argumentsOf(text)).toEqual(['name', 'count', 'what']);
    expectTypeOf<ArgsOf<'{name} has {count, plural, one {# day} other {# days}}'>>().toEqualTypeOf<{
      readonly name: string | number;
      readonly count: string | number;
    }>();
    expectTypeOf<ArgsOf<'Nothing'>>().toEqualTypeOf<Record<never, string | number>>();
  });

  it('is read or refused, whatever it is, and never hangs', () => {
    const sign = fc.constantFrom('{', '}', "'", '#', ',', ' ', 'plural', 'other', 'n', '=1');
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 200 }), (signs) => {
        try {
          expect(typeof formatMessage(signs.join(''), { n: 1, plural: 2, other: 3 })).toBe('string');
        } catch (error) {
          expect(error).toBeInstanceOf(MessageFault);
        }
      }),
    );
  });
});
