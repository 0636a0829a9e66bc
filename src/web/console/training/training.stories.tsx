import { consoleCalls } from '#contract/console/calls.ts';
import { consolePaths } from '#contract/console/paths.ts';
import type { TrainingCounts } from '#contract/console/training-counts.ts';
import { consoleStories } from '#web/gallery/console.tsx';
import { lastDays } from '#web/gallery/console-business.ts';
import { TrainingView } from './training-view.tsx';

const days = lastDays.map((day, i) => ({
  day,
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
/** Counts of a site's first weeks. */
const few: TrainingCounts = {
  ...counts,
  days: counts.days.map(({ day }, i) => ({
    day,
    flights: i < 20 ? 0 : null,
    items: i < 20 ? 0 : i < 26 ? null : 17,
  })),
  total: { flights: 21, items: 58 },
  today: { flights: 0, items: 0 },
  on_device: { people: 24, part: 2 },
  returns: counts.returns.map((one, i) => ({ ...one, group: i === 0 ? null : { people: 0, part: 0 } })),
};

export const place = 435;
export const stories = consoleStories(consolePaths.training, <TrainingView />, {
  'console-training': { title: 'Training', answers: { [consoleCalls.readTrainingCounts]: { json: counts } } },
  'console-training-few': {
    title: 'Training, few people',
    answers: { [consoleCalls.readTrainingCounts]: { json: few } },
  },
  'console-training-not-loaded': { title: 'Training, not loaded', answers: {} },
});
