import { runEntry } from '#testing/training/entries.ts';
import { foldEntries } from '#training/entries/fold.ts';
import { type YardstickId, yardstickIds } from '#training/run/yardstick.ts';
import { dayAfter } from '#training/training-day.ts';
import { yardstickRun } from '#training/yardsticks/yardstick-run.ts';
import { away, frozen, go, pauseWith, pressed, type Step, shown, time } from '#web/gallery/frozen-run.tsx';
import { factsOf, saturday, today } from '#web/gallery/saturday-flight.tsx';
import { inShell } from '#web/gallery/signed-in.tsx';
import { ignore, storiesOf } from '#web/gallery/story.ts';
import { Rows } from '#web/ui/rows.tsx';
import { YardsticksAsk } from '../asks/today-asks.tsx';
import { SameOrNot } from '../engines/same-or-not/same-or-not.tsx';
import { StillAir } from '../engines/still-air/still-air.tsx';
import { YardstickRows } from '../progress/yardstick-rows.tsx';
import { useTraining } from '../store/training-store.ts';
import { MeasuredEnd } from './measured-end.tsx';
import { YardstickIntro } from './yardstick-intro.tsx';

const setupOf = (yardstick: YardstickId) =>
  yardstickRun({ yardstick, runs: [], planSeed: 'gallery', day: saturday, device: 'phone' }).setup;

function play(id: YardstickId, inputs: readonly Step<unknown>[], at: number, practice = setupOf(id).practice) {
  const run = frozen(id === 'still-air' ? StillAir : SameOrNot, { ...setupOf(id), practice }, inputs, at, id);
  return () => {
    pauseWith([]);
    return run();
  };
}

const strips = [go, time(1000), shown(1020)];
/** Some rounds of 5 s, so that the thread has moved. */
const answers = Array.from({ length: 8 }, (_, i) => [
  pressed(6000 + i * 5000, i % 2 === 0 ? 'same' : 'not'),
  time(7000 + i * 5000),
  shown(7020 + i * 5000),
]).flat();

const intro = (id: YardstickId, place: string) => () => (
  <YardstickIntro id={id} place={place} onStart={ignore} onSkip={ignore} onClose={ignore} />
);
const ask = (ids: readonly YardstickId[]) =>
  today(factsOf(3), { asks: <YardsticksAsk ids={ids} onBegin={ignore} onNotToday={ignore} /> });
const run = (rounds: number, no_score: 'too few rounds' | null = null) => [runEntry(1, saturday, { rounds, no_score })];

/** Weekly sessions with these scores; the two yardsticks are measured on the same days. */
const weekly = (id: YardstickId, scores: readonly number[]) =>
  scores.map((score, week) => ({
    ...runEntry(1000 * (1 + yardstickIds.indexOf(id)) + week, dayAfter('2026-06-06', 7 * week), { variant: '' }, score),
    exercise: id,
    series: `${id}/plain/timed/phone/touch`,
  }));
const still = [3.6, 3.8, 3.4, 4, 3.7, 3.75, 3.3, 3.9, 3.7, 3.5, 3.8, 3.6, 3.9, 3.4, 3.7, 3.8, 3.6, 3.7, 3.5, 3.8];
const same = [14, 16, 17, 18, 18, 19, 18, 20, 19, 18, 20, 22, 23, 24, 23, 25, 24, 26, 25, 26];

function cards(weeks: number) {
  const entries = [...weekly('still-air', still.slice(0, weeks)), ...weekly('same-or-not', same.slice(0, weeks))];
  const training = { ...useTraining.getState(), folded: foldEntries(entries) };
  return inShell(
    'progress',
    <Rows>
      <YardstickRows training={training} today={saturday} onOpen={ignore} />
    </Rows>,
  );
}

export const place = 329;
export const stories = storiesOf('Train', {
  'yardsticks-ask': { title: 'Yardsticks are asked for', shows: ask(yardstickIds) },
  'yardsticks-ask-one': {
    title: 'One yardstick is asked for, on a short day',
    shows: ask(['still-air']),
  },
  'still-air-measured-intro': {
    title: 'Still air, before it is measured',
    shows: intro('still-air', '1 of 2 · 3 min'),
  },
  'still-air-measured': {
    title: 'Still air, measured, the dot has changed',
    shows: play('still-air', [go, shown(20), time(9000), shown(9020)], 9020),
  },
  'still-air-measured-early': {
    title: 'Still air, measured, nothing is said of an early press',
    shows: play('still-air', [go, shown(20), pressed(800, 'press'), shown(820)], 900),
  },
  'same-or-not-intro': { title: 'Same or not, before it', shows: intro('same-or-not', '2 of 2 · 2 min') },
  'same-or-not-warm-up': {
    title: 'Same or not, a warm-up round is talked over',
    shows: play('same-or-not', [...strips, pressed(3000, 'same')], 3100),
  },
  'same-or-not-from-here': {
    title: 'Same or not, the warm-up is over',
    shows: play('same-or-not', [...strips, pressed(3000, 'same'), time(4800)], 4900, 1),
  },
  'same-or-not': {
    title: 'Same or not, two strips',
    shows: play('same-or-not', [...strips, ...answers], 42_100, 0),
  },
  'same-or-not-paused': {
    title: 'Same or not, paused',
    shows: play('same-or-not', [...strips, ...answers, away(42_100)], 42_100, 0),
  },
  'yardsticks-end': {
    title: 'Both are measured',
    shows: () => (
      <MeasuredEnd
        measured={[
          { id: 'still-air', runs: run(52) },
          { id: 'same-or-not', runs: run(38) },
        ]}
        onFly={ignore}
      />
    ),
  },
  'yardsticks-end-few': {
    title: 'One is measured, too few rounds to count',
    shows: () => <MeasuredEnd measured={[{ id: 'same-or-not', runs: run(8, 'too few rounds') }]} onFly={null} />,
  },
  'yardstick-cards-early': { title: 'Yardsticks on Progress, not enough yet', shows: cards(9) },
  'yardstick-cards': { title: 'Yardsticks on Progress, no change and higher', shows: cards(20) },
});
