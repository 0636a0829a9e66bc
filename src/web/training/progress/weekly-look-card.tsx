import { lookProgress } from '#training/weekly-look/look-progress.ts';
import type { ProgressCardProps } from './progress-card-props.ts';
import { WeeklyLookView } from './weekly-look-view.tsx';

/** The weekly looks with the questions of the plan's quiz; without a plan, with those of the newest look. */
export function WeeklyLookCard({ training: { folded }, quiz }: Pick<ProgressCardProps, 'training' | 'quiz'>) {
  const asked = quiz ?? folded.looks.at(-1)?.body.quiz;
  if (asked === undefined) return null;
  const progress = lookProgress(folded, asked);
  return progress.looks === 0 ? null : <WeeklyLookView quiz={asked} progress={progress} />;
}
