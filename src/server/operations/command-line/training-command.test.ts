import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { useTestTrainee } from '#testing/server/trainee.ts';
import { normal, simulate } from '#testing/training/simulated-person.ts';
import { giftNames } from '#training/progress/gift.ts';
import { ruleFor } from '#training/progress/noise-table.ts';
import { findCommand } from './main.ts';

const { shop, query, state } = useTestTrainee();

const bows = 'count-the-bows/forwards';
const course = 'change-course/plain';

/** Series of people whose ups and downs are known. */
async function given(name: string, people: number, sd: number) {
  const days = Array.from({ length: 24 }, (_, i) => 2 * i);
  const gifts = simulate({ numRuns: people, seed: 7 }, name, (random) => days.map(() => 5 + sd * normal(random)));
  const rows = gifts.map((scores) => ({ id: randomUUID(), series: name, days, scores }));
  await query(
    `insert into training_gifts (id, series, days, scores)
     select id, series, days, scores
     from json_to_recordset($1) as gift (id uuid, series text, days integer[], scores double precision[])`,
    [JSON.stringify(rows)],
  );
}

const run = (...args: string[]) =>
  findCommand('training')!.run({ ...shop.deps, by: 'maya', config: shop.deps.config as never }, args);

async function linesOf(...args: string[]): Promise<string[]> {
  const outcome = await run(...args);
  if ('fault' in outcome) throw new Error(outcome.fault);
  return outcome.output.split('\n');
}

const lineOf = (lines: readonly string[], name: string) => lines.find((line) => line.startsWith(`${name}: `));
const noise = () => query('select name, sd, people, fitted_at from training_noise order by name');

describe('the command training refit', () => {
  it('says of each series how many more are needed before its value changes', async () => {
    await given(bows, 199, 0.5);
    const lines = await linesOf('refit', '--apply');
    expect(lines).toHaveLength(giftNames.length + 1);
    expect(lineOf(lines, bows)).toBe(`${bows}: 199 series given, 200 are needed; stays 0.783`);
    expect(lineOf(lines, course)).toBe(`${course}: 0 series given, 200 are needed; stays 0.176`);
    expect(lines.at(-1)).toBe('Nothing changes.');
    expect(await noise()).toEqual([]);
  });

  it('shows the old and the new value first, and changes nothing', async () => {
    await given(bows, 200, 0.5);
    const lines = await linesOf('refit');
    const [, fitted] = /^.*: 200 series given; 0\.783 → (0\.\d{3})$/.exec(lineOf(lines, bows)!)!;
    expect(Math.abs(Number(fitted) - 0.5)).toBeLessThan(0.03);
    expect(lines.at(-1)).toBe('Nothing is changed yet. Say it again with --apply to use the new values.');
    expect(await noise()).toEqual([]);
  });

  it('with --apply uses them: everybody’s training carries the values, and the rule takes them', async () => {
    await given(bows, 220, 0.5);
    expect(await state()).not.toHaveProperty('noise');
    expect((await linesOf('refit', '--apply')).at(-1)).toBe('The new value is used from now on.');
    const [row] = await noise();
    expect(row).toMatchObject({ name: bows, people: 220, fitted_at: new Date(shop.deps.clock()) });
    expect((await state()).noise).toEqual({ [bows]: row.sd });
    expect(ruleFor('count-the-bows', 'forwards', (await state()).noise).noise).toBe(row.sd);
    expect(ruleFor('count-the-bows', 'backwards', (await state()).noise).noise).toBeCloseTo(0.783, 3);
  });

  it('refits again from what was given since, beginning at the last value', async () => {
    await given(bows, 200, 0.5);
    await linesOf('refit', '--apply');
    const [before] = await noise();
    await given(bows, 600, 1);
    await given(course, 200, 0.3);
    const lines = await linesOf('refit', '--apply');
    expect(lineOf(lines, bows)).toContain(`800 series given; ${before.sd.toFixed(3)} → 0.9`);
    expect(lines.at(-1)).toBe('The new values are used from now on.');
    expect((await noise()).map(({ name, people }) => [name, people])).toEqual([
      [course, 200],
      [bows, 800],
    ]);
  });

  it('keeps the value where all series are constant', async () => {
    await given(bows, 200, 0);
    const lines = await linesOf('refit', '--apply');
    expect(lineOf(lines, bows)).toBe(`${bows}: 200 series given, which tell nothing; stays 0.783`);
    expect(lines.at(-1)).toBe('Nothing changes.');
  });

  it.each([[[]], [['refit', 'now']], [['forget']], [['refit', '--force']]])(
    'the words %j are not a command',
    async (words) => {
      expect(await run(...words)).toEqual({ fault: 'Say it like this: training refit [--apply]' });
    },
  );
});
