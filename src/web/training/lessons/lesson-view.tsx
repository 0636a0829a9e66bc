import { useState } from 'react';
import { sentencesOf } from '#quiz/engine/sentences.ts';
import type { Exercise } from '#training/exercises/exercises.ts';
import { lessonCopy, lessonParts, lessonTitles } from '#training/lessons/lesson-copy.ts';
import { useHeadingFocus } from '#web/platform/use-heading-focus.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Dock } from '#web/ui/dock.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ReadToMe } from '../reading/read-to-me.tsx';
import { useReader } from '../reading/use-reader.ts';
import { LessonPicture } from './lesson-picture.tsx';
import styles from './lesson-view.module.css';

interface LessonViewProps {
  /** The one that the lesson of its engine comes with. */
  exercise: Pick<Exercise, 'id' | 'engine'>;
  /** Above the title, such as "New today: Change course". */
  label: string;
  /** All of it was gone through. */
  onHeard(): void;
  onSkip(): void;
}

/** A lesson in three pictures with a line or two each. It can be left at any moment, and takes none of the day's minutes. */
export function LessonView({ exercise, label, onHeard, onSkip }: LessonViewProps) {
  const [place, setPlace] = useState(0);
  const part = lessonParts[place]!;
  const sentences = sentencesOf(lessonCopy[exercise.engine][part]);
  const read = useReader();
  useHeadingFocus(part);

  function turnTo(next: number) {
    read?.reader.stop();
    if (next === lessonParts.length) onHeard();
    else setPlace(next);
  }

  return (
    <div className={styles.page}>
      <div className={styles.picture}>
        <LessonPicture exercise={exercise} part={part} />
        <header className={styles.bar}>
          <button type="button" className="icon-button" aria-label="Skip the lesson" onClick={onSkip}>
            <Icon name="close" />
          </button>
          <Knots place={place} />
        </header>
      </div>
      <main id="main" className={styles.column}>
        <div>
          <p className="small muted">{label}</p>
          <h1 tabIndex={-1}>{lessonTitles[part]}</h1>
        </div>
        <p className={styles.text}>
          {sentences.map((sentence, index) => (
            <span key={sentence} className={classNames(read?.reading.sentence === index && styles.read)}>
              {`${sentence} `}
            </span>
          ))}
        </p>
        {read !== null && <ReadToMe {...read} sentences={sentences} />}
      </main>
      <Dock>
        <Button wide onClick={() => turnTo(place + 1)}>
          Continue
        </Button>
        {place > 0 && (
          <Button wide variant="text" onClick={() => turnTo(place - 1)}>
            Back
          </Button>
        )}
      </Dock>
    </div>
  );
}

/** The parts as knots on a string. */
function Knots({ place }: { place: number }) {
  return (
    <>
      <span className="visually-hidden">{`Part ${place + 1} of ${lessonParts.length}`}</span>
      <svg className={styles.knots} viewBox="0 0 220 32" aria-hidden="true">
        <path d="M4 16H216" className={styles.string} />
        {lessonParts.map((part, index) => (
          <rect
            key={part}
            x={38 + index * 72 - 9}
            y={7}
            width="18"
            height="18"
            rx="5"
            transform={`rotate(45 ${38 + index * 72} 16)`}
            className={index < place ? styles.past : index === place ? styles.now : styles.next}
          />
        ))}
      </svg>
    </>
  );
}
