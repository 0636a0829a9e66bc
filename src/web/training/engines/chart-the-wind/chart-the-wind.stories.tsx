import { stepOf } from '#training/engines/chart-the-wind/chart.ts';
import { chartTheWind } from '#training/engines/chart-the-wind/chart-the-wind.ts';
import { frozen, player, setupOf } from '#web/gallery/frozen-run.tsx';
import { evening, notesOf } from '#web/gallery/guided-exercise.tsx';
import { introduced } from '#web/gallery/introduced.tsx';
import { ignore, press, storiesOf } from '#web/gallery/story.ts';
import ChartTheWind, { introPictures } from './chart-the-wind.tsx';
import { OwnDayPage } from './own-day.tsx';

const charts = setupOf('gallery/chart-the-wind/1/1', { rounds: 5, lastScore: 6.8 });
const timed = { ...charts, lastScore: 11.8 };

/** Puts some cards in their places, and the others in reverse order behind them; then flies. */
function played(setup: typeof charts, right: number, flyMs = 0) {
  const run = player(chartTheWind, setup);
  run.go();
  const all = [...run.state().chart.cards.keys()];
  const wanted = [...all.slice(0, right), ...all.slice(right).reverse()];
  for (const [to, card] of wanted.entries()) run.answer({ move: card, to });
  if (flyMs > 0) {
    run.answer('fly');
    run.pass(flyMs);
  }
  return { state: run.state(), shows: frozen(ChartTheWind, setup, run.inputs) };
}

const lifted = played(timed, 3);
const typed = [
  { text: 'See the dentist', minutes: 45, at: '10:30' },
  { text: 'Call Ana', minutes: 20, at: '11:00' },
  { text: 'Write to the landlord', minutes: 30, at: '' },
  { text: 'Take the parcel to the post office', minutes: 25, at: '' },
];
const ownDay = (things: typeof typed) => () => (
  <OwnDayPage
    notes={notesOf(
      ...things.map(
        ({ text, ...detail }) => ({ id: text, engine: 'chart-the-wind', at: evening, text, detail }) as const,
      ),
    )}
    onDone={ignore}
  />
);

export const place = 371;
export const stories = storiesOf('Chart the wind', {
  'chart-ordering': { title: 'The cards are put in order', shows: played(charts, 2).shows },
  'chart-lifted': {
    title: 'A card is lifted, in a chart with a clock',
    shows: lifted.shows,
    act: press(stepOf(lifted.state.chart, lifted.state.order[3]!)[0]),
  },
  'chart-stopped': { title: 'A card does not work yet', shows: played(charts, 2, 4000).shows },
  'chart-works': { title: 'The order works', shows: played(charts, 8, 4000).shows },
  'own-day': { title: 'Your own day, empty', shows: ownDay([]) },
  'own-day-collides': {
    title: 'Your own day does not fit',
    shows: ownDay(typed),
    act: press('Does it fit?'),
  },
  'own-day-fits': {
    title: 'Your own day fits',
    shows: ownDay(typed.filter(({ text }) => text !== 'Call Ana')),
    act: press('Does it fit?'),
  },
  'chart-intro': {
    title: 'Before it begins',
    shows: introduced({
      name: 'Chart the wind',
      what: 'Put five steps in an order that works',
      pictures: introPictures,
    }),
  },
});
