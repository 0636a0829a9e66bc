import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claimFaults } from '#quiz/lint/claims.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { type OwnDay, type OwnThing, verdictOf } from './own-day.ts';
import { dayCopy, duration, timeOfDay } from './own-day-copy.ts';

const at = (hours: number, minutes = 0) => hours * 60 + minutes;
const thing = (name: string, minutes: number, atMin: number | null = null): OwnThing => ({
  id: name,
  name,
  minutes,
  atMin,
});
const day = (things: OwnThing[], fromMin = at(9), untilMin = at(12)): OwnDay => ({ things, fromMin, untilMin });

describe('a day of one’s own', () => {
  it('fits when all of it has room, and says what is left over', () => {
    const verdict = verdictOf(day([thing('Write', 60), thing('Call', 20, at(10)), thing('Shop', 40)]));
    expect(verdict).toMatchObject({ kind: 'fits', spareMin: 60 });
    if (verdict.kind !== 'fits') return;
    expect(verdict.slots.map(({ thing: { name }, fromMin }) => [name, timeOfDay(fromMin)])).toEqual([
      ['Write', '9:00 am'],
      ['Call', '10:00 am'],
      ['Shop', '10:20 am'],
    ]);
  });

  it('is too much by the minutes that are missing', () => {
    expect(verdictOf(day([thing('A', 90), thing('B', 90), thing('C', 15)]))).toEqual({ kind: 'too much', overMin: 15 });
  });

  it('collides when two fixed times overlap', () => {
    const verdict = verdictOf(day([thing('Dentist', 40, at(10)), thing('Call', 30, at(10, 30)), thing('Walk', 10)]));
    expect(verdict.kind).toBe('collides');
    expect(dayCopy(verdict, at(12))).toEqual({
      title: 'Two things collide',
      lines: ['“Dentist” and “Call” overlap by 10 min.'],
    });
  });

  it('does not collide when one thing begins as another ends', () => {
    expect(verdictOf(day([thing('A', 30, at(10)), thing('B', 30, at(10, 30)), thing('C', 5)])).kind).toBe('fits');
  });

  it('collides with its own start and end', () => {
    const verdict = verdictOf(day([thing('Early', 10, at(8)), thing('Late', 30, at(11, 45)), thing('C', 5)]));
    expect(dayCopy(verdict, at(12)).lines).toEqual([
      '“Early” is at 8:00 am, before you start.',
      '“Late” ends at 12:15 pm, after your end.',
    ]);
  });

  it('names the thing that no gap is long enough for', () => {
    const verdict = verdictOf(day([thing('Long', 100), thing('Call', 10, at(10)), thing('Meet', 10, at(11))]));
    expect(verdict).toMatchObject({ kind: 'no gap', thing: { name: 'Long' } });
  });

  it('finds the order that fits, where the typed one does not', () => {
    const things = [thing('Short', 30), thing('Long', 60), thing('Call', 30, at(10))];
    expect(verdictOf(day(things, at(9), at(11))).kind).toBe('fits');
  });

  it('never fits with things that overlap, are cut, or lie outside', () => {
    const things = fc.array(
      fc.record({ minutes: fc.integer({ min: 5, max: 90 }), atMin: fc.option(fc.integer({ min: 500, max: 800 })) }),
      { minLength: 3, maxLength: 5 },
    );
    const property = fc.property(things, fc.integer({ min: 560, max: 900 }), (some, untilMin) => {
      const own = some.map((one, index) => ({ ...one, id: `${index}`, name: `Thing ${index}` }));
      const verdict = verdictOf({ things: own, fromMin: 540, untilMin });
      if (verdict.kind !== 'fits') return;
      expect(verdict.slots).toHaveLength(own.length);
      let free = 540;
      for (const { thing: placed, ...slot } of verdict.slots) {
        expect(slot.fromMin).toBeGreaterThanOrEqual(free);
        expect(slot.untilMin - slot.fromMin).toBe(placed.minutes);
        expect(placed.atMin ?? slot.fromMin).toBe(slot.fromMin);
        free = slot.untilMin;
      }
      expect(free).toBeLessThanOrEqual(untilMin);
    });
    fc.assert(property, propertyRuns({ commit: 300, full: 20_000 }));
  });
});

describe('its words', () => {
  it.each([
    [45, '45 min'],
    [60, '1 h'],
    [95, '1 h 35 min'],
  ])('%d minutes are %s', (minutes, text) => {
    expect(duration(minutes)).toBe(text);
  });

  it.each([
    [0, '12:00 am'],
    [at(12, 5), '12:05 pm'],
    [at(17, 30), '5:30 pm'],
    [at(24, 30), '12:30 am'],
  ])('%d minutes after midnight are %s', (min, text) => {
    expect(timeOfDay(min)).toBe(text);
  });

  it('make no claims', () => {
    const days = [
      day([thing('A', 60), thing('B', 60), thing('C', 60)]),
      day([thing('A', 60), thing('B', 60), thing('C', 90)]),
      day([thing('A', 100), thing('B', 10, at(10)), thing('C', 10, at(11))]),
    ];
    const texts = days.map((own) => dayCopy(verdictOf(own), at(12))).flatMap(({ title, lines }) => [title, ...lines]);
    expect(texts.flatMap((text) => claimFaults(text))).toEqual([]);
  });
});
