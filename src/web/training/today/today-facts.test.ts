import { describe, expect, it } from 'vitest';
import { trainedPlanOf } from '#contract/trained-plan.ts';
import type { TrainingState } from '#contract/training.ts';
import type { Entry } from '#training/entries/entry.ts';
import { foldEntries } from '#training/entries/fold.ts';
import { trainedDay } from '#training/today/trained-day.ts';
import { todayFacts } from './today-facts.ts';

const plan: NonNullable<TrainingState['plan']> = {
  quiz: 'adhd',
  origin: 'chosen',
  goals: [{ id: 'hold-focus', label: 'Hold my focus for longer' }],
  skills: [{ id: 'memory', label: 'Keeping things in mind' }],
  daily_minutes: 10,
  version: 1,
  seed: '7',
  made_at: '2026-11-01T09:00:00.000Z',
  rule: 2,
};
const saturday = '2026-11-21';
const setting = (body: Extract<Entry, { kind: 'setting' }>['body']): Entry => ({
  kind: 'setting',
  id: `s-${body.name}`,
  day: saturday,
  at: '2026-11-21T08:00:00.000Z',
  tz_min: 0,
  body,
});
const factsOf = (entries: Entry[], pause: TrainingState['pause'] = null, day = saturday) => {
  const folded = foldEntries(entries);
  return todayFacts(trainedDay(trainedPlanOf(plan, 0), folded, day), folded, pause);
};

describe('what the page of a day shows', () => {
  it('a training day has the plan’s exercises and minutes', () => {
    const facts = factsOf([]);
    expect(facts).toMatchObject({ weekday: 'Saturday', kind: 'training', minutes: 10 });
    expect(facts.today.items.map(({ exercise }) => exercise.name)).toEqual(['Count the bows', 'One thing']);
  });

  it('the minutes chosen for today count today only', () => {
    const chosen = setting({ name: 'minutes', value: { day: saturday, minutes: 0 } });
    expect(factsOf([chosen]).today.items).toHaveLength(1);
    expect(factsOf([chosen], null, '2026-11-22').minutes).toBe(10);
  });

  it('a chosen weekday is a rest day', () => {
    expect(factsOf([setting({ name: 'rest-days', value: [5] })]).kind).toBe('rest');
    expect(factsOf([setting({ name: 'rest-days', value: [4] })]).kind).toBe('training');
  });

  it('a pause lasts until the day before it ends, or until it is ended', () => {
    const until = (until_day: string | null) => factsOf([], { from_day: '2026-11-20', until_day });
    expect(until('2026-11-22')).toMatchObject({ kind: 'pause', pauseEnd: '22 November 2026' });
    expect(until('2026-11-21').kind).toBe('training');
    expect(until(null)).toMatchObject({ kind: 'pause', pauseEnd: null });
  });
});
