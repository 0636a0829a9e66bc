import { engines } from '#training/exercises/engine.ts';
import { exerciseIds, exerciseOf } from '#training/exercises/exercises.ts';
import { lessonParts } from '#training/lessons/lesson-copy.ts';
import { Bench } from '#web/gallery/bench.tsx';
import { ignore, inTurn, press, storiesOf } from '#web/gallery/story.ts';
import { ReadToMe } from '../reading/read-to-me.tsx';
import { LessonPicture } from './lesson-picture.tsx';
import { LessonView } from './lesson-view.tsx';

const lesson = () => (
  <LessonView
    exercise={exerciseOf('change-course')}
    label="New today: Change course"
    onHeard={ignore}
    onSkip={ignore}
  />
);
const firstOf = (engine: string) => exerciseIds.map(exerciseOf).find((each) => each.engine === engine)!;
const reader = { start: ignore, resume: ignore, pause: ignore, stop: ignore };
const reading = (sentence: number | null, isPaused = false) => (
  <ReadToMe reader={reader} reading={{ sentence, isPaused }} sentences={['One.', 'Two.']} />
);

export const place = 364;
export const stories = storiesOf('Train', {
  lesson: { title: 'A lesson before the first time', shows: lesson },
  'lesson-hard': { title: 'A lesson, why it is hard', shows: lesson, act: press('Continue') },
  'lesson-outside': {
    title: 'A lesson, what to try outside',
    shows: lesson,
    act: inTurn(press('Continue'), press('Continue')),
  },
  'lesson-read': {
    title: 'Reading a lesson aloud',
    shows: () => (
      <Bench variants={{ 'Not read': reading(null), 'Read aloud': reading(0), 'In a pause': reading(1, true) }} />
    ),
  },
  'lesson-pictures': {
    title: 'The pictures of all lessons',
    shows: () => (
      <Bench
        variants={Object.fromEntries(
          engines.flatMap((engine) =>
            lessonParts.map((part) => [
              `${engine}, ${part}`,
              <LessonPicture key={part} exercise={firstOf(engine)} part={part} />,
            ]),
          ),
        )}
      />
    ),
  },
});
