import { describe, expect, it } from 'vitest';
import { trialsCsvLines } from '#contract/trials-csv.ts';
import { runEntry } from '#testing/server/training.ts';
import { playRun } from '#testing/training/play-run.ts';
import { roundOf, sameOrNot } from '#training/engines/same-or-not/same-or-not.ts';
import { stillAir } from '#training/engines/still-air/still-air.ts';
import type { RunEntry } from '#training/entries/entry.ts';
import { seriesOf } from '#training/run/series.ts';
import type { RunOutcome, RunState, Task } from '#training/run/task.ts';
import { columnsOf } from '#training/run/trial.ts';
import type { YardstickId } from '#training/run/yardstick.ts';
import { yardstickRun } from '#training/yardsticks/yardstick-run.ts';
import { checkEntry } from './check-entry.ts';

const now = Date.parse('2030-01-01T12:00:00Z');

/** What a device sends of a run that was played to its end. */
function played<State extends RunState, Answer>(
  id: YardstickId,
  task: Task<State, Answer>,
  reply: (state: State) => { answer: Answer; afterMs: number } | null,
): { entry: RunEntry; outcome: RunOutcome } {
  const planSeed = '9223372036854775807';
  const { setup } = yardstickRun({ yardstick: id, runs: [], planSeed, day: '2030-01-01', device: 'phone' });
  const { state } = playRun(task, setup, reply);
  const outcome = task.outcomeOf(state);
  const { rounds, right, noScore, facts, score, se } = outcome;
  const body = { ...runEntry().body, rounds, right, facts, no_score: noScore };
  const series = seriesOf(id, setup, 'phone', 'key');
  return { outcome, entry: runEntry({ exercise: id, series, score, se, body, trials: columnsOf(state.trials) }) };
}

const runs = {
  'still-air': played('still-air', stillAir, ({ phase }) =>
    phase === 'changed' ? { answer: 'press', afterMs: 300 } : null,
  ),
  // As quick as counts, so that nothing longer is ever sent.
  'same-or-not': played('same-or-not', sameOrNot, (state) =>
    state.phase === 'asked' ? { answer: roundOf(state).answer, afterMs: 100 } : null,
  ),
};

describe.each(Object.entries(runs))('a run of %s', (id, { entry, outcome }) => {
  it('is accepted as it was played, with its score', () => {
    expect(outcome.score).not.toBeNull();
    const sent = JSON.parse(JSON.stringify(entry));
    expect(checkEntry(sent, now)).toEqual({ entry: sent, at: Date.parse(sent.at) });
  });

  it('has a line for each trial in the file of one’s data', () => {
    const { day, at, series, body, trials: columns } = entry;
    const run = { id: entry.id, day, at, exercise: entry.exercise, series, ...body, columns: columns! };
    const lines = trialsCsvLines([run]).trim().split(/\r?\n/);
    expect(lines).toHaveLength(columns!.ok.length);
    expect(lines[0]).toContain(`,${id},${series},`);
  });
});

it('a run of something that is not measured is refused', () => {
  const sent = { ...runs['still-air'].entry, exercise: 'still-water' };
  expect(checkEntry(sent, now)).toHaveProperty('refused');
});
