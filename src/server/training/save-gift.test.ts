import { describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { useTestTrainee } from '#testing/server/trainee.ts';

const { shop, trainee, query, call, state, ada } = useTestTrainee();

const given = (name: string, count = 16, level = 5) => ({
  name,
  days: Array.from({ length: count }, (_, i) => 2 * i),
  scores: Array.from({ length: count }, (_, i) => level + (i % 3) / 10),
});
const [bows, course] = [given('count-the-bows/forwards'), given('change-course/plain', 20, -0.5)];
const give = (series: unknown, person = ada) => call(calls.giveSeries, {}, { series } as object, person);
const gifts = () => query('select * from training_gifts order by series');
const givers = () => query('select user_id, given_on::text as given_on from training_givers order by user_id');

describe('giving series', () => {
  it('keeps each of them in a row of its own, with nothing but its numbers', async () => {
    expect((await give([bows, course])).json()).toEqual({ outcome: 'given' });
    const rows = await gifts();
    expect(rows.map(({ id: _, ...row }) => row)).toEqual([
      { series: course.name, days: course.days, scores: course.scores },
      { series: bows.name, days: bows.days, scores: bows.scores },
    ]);
    const today = new Date(shop.deps.clock()).toISOString().slice(0, 10);
    expect(await givers()).toEqual([{ user_id: ada.id, given_on: today }]);
  });

  it('has ids that tell no time and no order, and rows that lie in the order of their ids', async () => {
    const names = ['r1', 'r2', 'r3', 'r4'].map((rung) => `hold-the-line/${rung}`);
    await give(names.map((name) => given(name)));
    const stored = await query('select id from training_gifts order by ctid');
    const ids = stored.map(({ id }) => id as string);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
    expect(ids).toEqual([...ids].sort());
  });

  it('counts once for a person, also when two devices give at the same moment', async () => {
    const answers = await Promise.all([give([bows]), give([bows]), give([bows])]);
    expect(answers.map((answer) => answer.json().outcome).sort()).toEqual(['already', 'already', 'given']);
    expect((await give([course])).json()).toEqual({ outcome: 'already' });
    expect(await gifts()).toHaveLength(1);
  });

  it('is told in the person’s training from then on, and in nobody else’s', async () => {
    const grace = await trainee('grace@example.com');
    expect(await state()).not.toHaveProperty('has_given');
    await give([bows]);
    expect((await state()).has_given).toBe(true);
    expect(await state(grace)).not.toHaveProperty('has_given');
  });

  it('needs neither a plan nor training that is kept in the account', async () => {
    const grace = await shop.person('grace@example.com');
    expect((await give([bows], grace)).json()).toEqual({ outcome: 'given' });
  });

  it('is for people who are signed in', async () => {
    const nobody = { ...ada, authorization: '' };
    expect((await give([bows], nobody)).statusCode).toBe(401);
  });

  it('can be tried ten times an hour', async () => {
    const answers: number[] = [];
    for (let i = 0; i < 11; i++) answers.push((await give([bows])).statusCode);
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });

  it.each<[string, unknown]>([
    ['a series too short to tell anything', [given('count-the-bows/forwards', 15)]],
    ['one longer than any', [given('count-the-bows/forwards', 601)]],
    ['nothing', []],
    ['more series than there can be', Array.from({ length: 25 }, () => bows)],
    ['a name that no series has', [{ ...bows, name: 'settle/plain' }]],
    ['the name of an object’s own', [{ ...bows, name: 'constructor' }]],
    ['a note of somebody', [{ ...bows, note: 'Hello' }]],
    [
      'fewer days than scores',
      [
        {
          ...bows,
          days: bows.days
            .map((day) => day)
            .slice(0, -1)
            .concat(),
        },
      ],
    ],
    ['days that do not rise', [{ ...bows, days: bows.days.toReversed() }]],
    ['half days', [{ ...bows, days: bows.days.map((day) => day * 1.25) }]],
    ['a score that nobody has', [{ ...bows, scores: bows.scores.map(() => 1e9) }]],
    ['a score that is no number', [{ ...bows, scores: bows.scores.map(() => null) }]],
    ['a good series with a bad one', [course, { ...bows, name: 'x' }]],
  ])('refuses %s, and keeps nothing', async (_, series) => {
    expect((await give(series)).statusCode).toBe(400);
    expect(await gifts()).toEqual([]);
    expect(await givers()).toEqual([]);
  });

  it('refuses a number that is too large for any', async () => {
    const body = JSON.stringify({ series: [bows] }).replace('"scores":[5', '"scores":[1e999');
    expect((await call(calls.giveSeries, {}, body)).statusCode).toBe(400);
  });
});

describe('what was given stays', () => {
  it('when all training is erased, and cannot be given again', async () => {
    await give([bows]);
    await call(calls.eraseTraining);
    expect((await give([bows])).json()).toEqual({ outcome: 'already' });
    expect(await gifts()).toHaveLength(1);
  });

  it('when the account goes, and then nothing says who gave', async () => {
    await give([bows]);
    await query(`delete from users where id = ${ada.id}`);
    expect(await givers()).toEqual([]);
    expect(await gifts()).toHaveLength(1);
  });
});
