import { consoleCalls } from '#contract/console-calls.ts';
import { consolePaths } from '#contract/console-paths.ts';
import type { TrainingCounts } from '#contract/training-counts.ts';
import { ConsoleFrame } from '#web/console/frame/console-frame.tsx';
import { TrainingView } from '#web/console/training/training-view.tsx';
import type { CallAnswers } from './call-answers.ts';
import { signInAs } from './console-operator.ts';
import type { Story } from './story.ts';

const days = Array.from({ length: 28 }, (_, i) => ({
  day: new Date(Date.UTC(2026, 9, 24 + i)).toISOString().slice(0, 10),
  flights: 1180 + Math.round(90 * Math.sin(i * 0.9)),
  items: 3410 + Math.round(260 * Math.sin(i * 0.9 + 0.3)),
}));
const sumOf = (name: 'flights' | 'items') => days.reduce((sum, day) => sum + day[name], 0);

const counts: TrainingCounts = {
  until: '2026-11-21T09:42:00.000Z',
  days,
  total: { flights: sumOf('flights'), items: sumOf('items') },
  today: { flights: 402, items: 1163 },
  on_device: { people: 7410, part: 2207 },
  returns: [
    { after: 7, from: '2026-10-09', to: '2026-11-05', group: { people: 884, part: 421 } },
    { after: 28, from: '2026-09-18', to: '2026-10-15', group: { people: 903, part: 268 } },
  ],
};
const nothing = { flights: 0, items: 0 };
/** The first weeks of a site. */
const few: TrainingCounts = {
  ...counts,
  days: counts.days.map(({ day }, i) => ({
    day,
    flights: i < 20 ? 0 : null,
    items: i < 20 ? 0 : i < 26 ? null : 17,
  })),
  total: { flights: 21, items: 58 },
  today: nothing,
  on_device: { people: 24, part: 2 },
  returns: counts.returns.map((one, i) => ({ ...one, group: i === 0 ? null : { people: 0, part: 0 } })),
};

const situations: { id: string; title: string; answers: CallAnswers }[] = [
  { id: 'console-training', title: 'Training', answers: { [consoleCalls.readTrainingCounts]: { json: counts } } },
  {
    id: 'console-training-few',
    title: 'Training, few people',
    answers: { [consoleCalls.readTrainingCounts]: { json: few } },
  },
  { id: 'console-training-not-loaded', title: 'Training, not loaded', answers: {} },
];

/** The operator's counts of training. */
export const consoleTrainingStories: Story[] = situations.map((situation) => ({
  ...situation,
  part: 'Console',
  arrange: () => signInAs(),
  shows: () => (
    <ConsoleFrame current={consolePaths.training}>
      <TrainingView />
    </ConsoleFrame>
  ),
}));
