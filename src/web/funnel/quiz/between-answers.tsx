import type { EverydayScene } from '#quiz/pictures.ts';
import type { ScreenProps } from '../screen-parts/screen-props.ts';
import { AreaSketch } from './area-sketch.tsx';
import styles from './between-answers.module.css';
import { everydayScenes } from './everyday-scenes.tsx';
import { isSketchDue } from './sketch-due.ts';

export interface BetweenAnswersProps extends Pick<ScreenProps, 'quiz' | 'state' | 'number'> {
  everyday: EverydayScene;
}

/** Between a question and its answers: the sketch after every eighth answer, otherwise the kind of scene it asks about. */
export function BetweenAnswers({ quiz, state, number, everyday }: BetweenAnswersProps) {
  if (isSketchDue(quiz, number) && 'results' in quiz) {
    return (
      <div className={styles.sketch}>
        <p className="small muted" aria-hidden="true">
          Your sketch so far
        </p>
        <AreaSketch quiz={quiz} state={state} />
      </div>
    );
  }
  return (
    <svg
      className={`${styles.scene} only-narrow`}
      viewBox="0 0 350 150"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      {everydayScenes[everyday]}
    </svg>
  );
}
