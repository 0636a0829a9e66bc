import { describe, expect, it } from 'vitest';
import { dayTyped, minutesOfTime, type TypedThing, timeText } from './own-day-form.ts';

const line = (id: string, name: string, minutes: string, at = ''): TypedThing => ({ id, name, minutes, at });
const three = [line('a', 'Write', '60'), line('b', ' Call ', '20', '10:00'), line('c', 'Shop', '40')];

describe('a typed day', () => {
  it('becomes things with minutes, without its empty lines', () => {
    const typed = dayTyped({ things: [...three, line('d', ' ', '')], from: '09:00', until: '12:00' });
    expect(typed).toMatchObject({
      day: {
        fromMin: 540,
        untilMin: 720,
        things: [{ name: 'Write' }, { name: 'Call', minutes: 20, atMin: 600 }, { atMin: null }],
      },
    });
  });

  it('ends on the next day when its end is before its start', () => {
    const things = [line('a', 'A', '10'), line('b', 'B', '10', '00:30'), line('c', 'C', '10', '21:00')];
    expect(dayTyped({ things, from: '22:00', until: '01:00' })).toMatchObject({
      day: { fromMin: 1320, untilMin: 1500, things: [{}, { atMin: 1470 }, { atMin: 1260 }] },
    });
  });

  it('says which line lacks a name or has no whole minutes', () => {
    const things = [
      line('a', '', '10'),
      line('b', 'B', ''),
      line('c', 'C', '1.5'),
      line('d', 'D', '-3'),
      line('e', 'E', '9999'),
    ];
    expect(dayTyped({ things, from: '09:00', until: '12:00' })).toEqual({
      faults: [
        { line: 'a', what: 'name' },
        { line: 'b', what: 'minutes' },
        { line: 'c', what: 'minutes' },
        { line: 'd', what: 'minutes' },
        { line: 'e', what: 'minutes' },
      ],
    });
  });

  it('needs three things and both times', () => {
    expect(dayTyped({ things: three.slice(1), from: '', until: '12:00' })).toEqual({
      faults: [{ what: 'few' }, { what: 'times' }],
    });
  });
});

it.each([
  ['09:05', 545],
  ['9:05', 545],
  ['24:00', null],
  ['12', null],
  ['', null],
])('the time “%s” is %s', (text, min) => {
  expect(minutesOfTime(text)).toBe(min);
});

it('a time is written as a time field has it', () => {
  expect([timeText(545), timeText(1470)]).toEqual(['09:05', '00:30']);
});
