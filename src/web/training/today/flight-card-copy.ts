import { paths } from '#contract/paths.ts';
import { doneSize, waitingLine } from '#training/today/today-copy.ts';
import type { TrainingAccess } from '../store/use-training-page.ts';
import type { TodayFacts } from './today-view.tsx';

interface FlightCardCopy {
  title: string;
  line: string;
  action: string;
  href: typeof paths.session | typeof paths.train;
}

/**
 * The copy of the card about today's flight on another page. Only Today itself explains an obstacle.
 * @param shown the facts of the day; before they are known, the reason
 */
export function flightCardOf(shown: TodayFacts | Exclude<TrainingAccess, 'open'>): FlightCardCopy {
  const today = { title: 'Today’s flight', action: 'Open Today', href: paths.train };
  if (shown === 'opening') return { title: 'Today’s flight', line: '', action: 'Start', href: paths.session };
  if (shown === 'unreachable') return { ...today, line: 'We could not load it just now.' };
  if (shown === 'no plan') return { ...today, line: 'There is no plan to train by yet.' };
  if (shown === 'lapsed') return { ...today, line: 'Training is closed for now.' };
  const { kind, weekday, spentSeconds, today: day } = shown;
  if (day.next === null) {
    const line = `${doneSize(day.items.length, spentSeconds)}. The rest of the day is yours.`;
    return { title: 'Done for today', line, action: 'See today', href: paths.train };
  }
  if (kind !== 'training') {
    const title = kind === 'rest' ? 'Rest day' : 'Training rests';
    return { title, line: 'Nothing waits and nothing is lost.', action: 'Just one exercise', href: paths.session };
  }
  const action = day.items.some(({ isDone }) => isDone) ? 'Carry on' : 'Start';
  return { title: `${weekday} flight`, line: waitingLine(day.items), action, href: paths.session };
}
