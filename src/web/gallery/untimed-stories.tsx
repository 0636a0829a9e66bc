import type { ComponentType } from 'react';
import type { Input, RunSetup } from '#training/run/task.ts';
import { stepOf } from '#training/tasks/chart-the-wind/chart.ts';
import { type ChartAnswer, type ChartState, chartTheWind } from '#training/tasks/chart-the-wind/chart-the-wind.ts';
import { bowKinds } from '#training/tasks/count-the-bows/bows.ts';
import { type BowsAnswer, type BowsState, countTheBows } from '#training/tasks/count-the-bows/count-the-bows.ts';
import { IntroView } from '#web/training/flight/intro-view.tsx';
import type { PlayProps } from '#web/training/play/play-props.ts';
import type { Notes } from '#web/training/store/notes.ts';
import ChartTheWind, { introPictures as chartPictures } from '#web/training/tasks/chart-the-wind/chart-the-wind.tsx';
import { OwnDayPage } from '#web/training/tasks/chart-the-wind/own-day.tsx';
import CountTheBows, { introPictures as bowsPictures } from '#web/training/tasks/count-the-bows/count-the-bows.tsx';
import { Frozen } from './frozen.tsx';
import type { Story } from './story.ts';

const nothing = () => {};

/** A run that is stopped at the moment that the inputs lead to. */
function frozen<Answer>(Play: ComponentType<PlayProps>, setup: RunSetup, inputs: readonly Input<Answer>[]) {
  const at = inputs.at(-1)?.at ?? 0;
  return () => (
    <Frozen run={{ inputs: inputs as readonly Input<never>[], at }}>
      <Play name="" setup={setup} onResult={nothing} />
    </Frozen>
  );
}

const setupOf = (exercise: string, rounds: number, given: Partial<RunSetup> = {}): RunSetup => ({
  seed: `gallery/${exercise}/1/1`,
  rounds,
  practice: 0,
  form: 'timed',
  variant: '',
  aim: 'usual',
  lastScore: null,
  ...given,
});

/** Somebody who plays the bows: what they do, with the times of a screen that never lags. */
function bowsPlayer(setup: RunSetup) {
  const inputs: Input<BowsAnswer>[] = [];
  let state = countTheBows.begin(setup, 0);
  let at = 0;
  const send = (input: Input<BowsAnswer>) => {
    inputs.push(input);
    state = countTheBows.reduce(state, input);
  };
  const player = {
    inputs,
    state: () => state,
    answer: (answer: BowsAnswer) => send({ type: 'answer', at, answer, source: 'touch' }),
    away: () => send({ type: 'away', at, because: 'away' }),
    go: () => send({ type: 'go', at }),
    until(isThere: (state: BowsState) => boolean) {
      for (let frame = 0; frame < 5000 && !isThere(state); frame++) {
        at += 20;
        send({ type: 'time', at });
        if (state.since === null) send({ type: 'shown', at });
      }
      return player;
    },
    tail(isRight: boolean) {
      player.until(({ phase }) => phase === 'building');
      const { bows } = state;
      const [last, before] = [bows.at(-1)!, bows.at(-2)!];
      for (const kind of isRight ? bows : [...bows.slice(0, -2), last, before]) player.answer({ tie: kind });
      player.answer('done');
      return player;
    },
    rounds(count: number) {
      for (let round = 0; round < count; round++) {
        player.tail(true);
        player.go();
      }
      return player;
    },
  };
  player.go();
  return player;
}

const bows = setupOf('count-the-bows', 16, { variant: 'forwards', lastScore: 5.4 });
const long = setupOf('count-the-bows', 16, { variant: 'backwards', lastScore: 12 });
const cards = setupOf('count-the-bows', 16, { variant: 'forwards', form: 'untimed', lastScore: 5 });

function bowsStory(
  id: string,
  title: string,
  setup: RunSetup,
  play: (player: ReturnType<typeof bowsPlayer>) => void,
): Story {
  const player = bowsPlayer(setup);
  play(player);
  return { id: `bows-${id}`, title, part: 'Count the bows', shows: frozen(CountTheBows, setup, player.inputs) };
}

const bowsStories: Story[] = [
  bowsStory('showing', 'The second bow is on', bows, (player) =>
    player.rounds(2).until(({ phase, index, since }) => phase === 'on' && index === 1 && since !== null),
  ),
  bowsStory('building', 'Three bows are tied', bows, (player) => {
    player.rounds(2).until(({ phase }) => phase === 'building');
    for (const kind of player.state().bows.slice(0, 3)) player.answer({ tie: kind });
  }),
  bowsStory('wrong', 'The last two are the other way round', bows, (player) => player.rounds(2).tail(false)),
  bowsStory('right', 'The two tails match', bows, (player) => player.rounds(2).tail(true)),
  bowsStory('long', 'A long tail, backwards', long, (player) => {
    player.until(({ phase }) => phase === 'building');
    for (const [index] of player.state().bows.entries()) player.answer({ tie: bowKinds[(index * 2) % 5]! });
    player.answer('done');
  }),
  bowsStory('card', 'One bow at a time, without the clock', cards, (player) =>
    player.until(({ since }) => since !== null),
  ),
  bowsStory('paused', 'Paused while the bows are shown', bows, (player) => {
    player.rounds(2).until(({ phase }) => phase === 'on');
    player.away();
  }),
];

function chartPlayer(setup: RunSetup) {
  const inputs: Input<ChartAnswer>[] = [];
  let state = chartTheWind.begin(setup, 0);
  let at = 0;
  const send = (input: Input<ChartAnswer>) => {
    inputs.push(input);
    state = chartTheWind.reduce(state, input);
  };
  const player = {
    inputs,
    state: (): ChartState => state,
    answer: (answer: ChartAnswer) => send({ type: 'answer', at, answer, source: 'touch' }),
    /** Puts so many cards in their places, and the others in the opposite order behind them. */
    order(count: number) {
      const all = [...state.chart.cards.keys()];
      const wanted = [...all.slice(0, count), ...all.slice(count).reverse()];
      for (const [to, card] of wanted.entries()) player.answer({ move: card, to });
    },
    fly(ms: number) {
      player.answer('fly');
      at += ms;
      send({ type: 'time', at });
    },
  };
  send({ type: 'go', at: 0 });
  return player;
}

const charts = setupOf('chart-the-wind', 5, { lastScore: 6.8 });
const timed = setupOf('chart-the-wind', 5, { lastScore: 11.8 });

function chartStory(
  id: string,
  title: string,
  setup: RunSetup,
  play: (player: ReturnType<typeof chartPlayer>) => void,
  actOf?: (state: ChartState) => Story['act'],
): Story {
  const player = chartPlayer(setup);
  play(player);
  const shows = frozen(ChartTheWind, setup, player.inputs);
  return { id: `chart-${id}`, title, part: 'Chart the wind', act: actOf?.(player.state()), shows };
}

const noNotes: Notes = { list: async () => [], keep: async () => {}, erase: async () => {} };
const typed = [
  { text: 'See the dentist', minutes: 45, at: '10:30' },
  { text: 'Call Ana', minutes: 20, at: '11:00' },
  { text: 'Write to the landlord', minutes: 30, at: '' },
  { text: 'Take the parcel to the post office', minutes: 25, at: '' },
];
const someNotes: Notes = {
  ...noNotes,
  list: async (engine) => typed.map(({ text, ...detail }) => ({ id: text, engine, at: Date.now(), text, detail })),
};
const ownDay = (notes: Notes): Pick<Story, 'part' | 'shows'> => ({
  part: 'Chart the wind',
  shows: () => <OwnDayPage notes={notes} onDone={nothing} />,
});

const chartStories: Story[] = [
  chartStory('ordering', 'The cards are put in order', charts, (player) => player.order(2)),
  chartStory(
    'lifted',
    'A card is lifted, in a chart with a clock',
    timed,
    (player) => player.order(3),
    ({ chart, order }) =>
      ({ press }) =>
        press(stepOf(chart, order[3]!)[0]),
  ),
  chartStory('stopped', 'A card does not work yet', charts, (player) => {
    player.order(2);
    player.fly(4000);
  }),
  chartStory('works', 'The order works', charts, (player) => {
    player.order(8);
    player.fly(4000);
  }),
  { ...ownDay(noNotes), id: 'own-day', title: 'Your own day, empty' },
  {
    ...ownDay(someNotes),
    id: 'own-day-collides',
    title: 'Your own day does not fit',
    act: ({ press }) => press('Does it fit?'),
  },
  {
    ...ownDay({
      ...someNotes,
      list: async (engine) => (await someNotes.list(engine)).filter(({ id }) => id !== 'Call Ana'),
    }),
    id: 'own-day-fits',
    title: 'Your own day fits',
    act: ({ press }) => press('Does it fit?'),
  },
];

const intros: Story[] = [
  { id: 'bows', name: 'Count the bows', what: 'Remember the order, then build it', pictures: bowsPictures },
  { id: 'chart', name: 'Chart the wind', what: 'Put five steps in an order that works', pictures: chartPictures },
].map(({ id, name, what, pictures }) => ({
  id: `${id}-intro`,
  title: 'Before it begins',
  part: name,
  shows: () => (
    <IntroView
      name={name}
      what={what}
      place="1 of 3 · 4 min"
      pictures={pictures}
      evidence={null}
      switches={[]}
      goesOn={false}
      onStart={nothing}
      onClose={nothing}
    />
  ),
}));

/** The exercises in which the person sets the pace. */
export const untimedStories: Story[] = [...bowsStories, ...chartStories, ...intros];
