import { exerciseOf } from '#training/exercises/exercises.ts';
import { signedIn } from '#web/gallery/business.ts';
import { inShell } from '#web/gallery/signed-in.tsx';
import { ignore, press, storiesOf } from '#web/gallery/story.ts';
import { AllExercises } from './all-exercises.tsx';
import { ExerciseList } from './exercise-list.tsx';
import { ExerciseView } from './exercise-view.tsx';

const gust = exerciseOf('wait-for-the-gust');
const page = (isDone: boolean) => () => (
  <ExerciseView
    exercise={gust}
    item={{ exercise: gust, minutes: 3, serves: null, isDone }}
    onPlay={ignore}
    onLesson={ignore}
    onBack={ignore}
  />
);

export const place = 362;
export const stories = storiesOf('Train', {
  'all-exercises': {
    title: 'All exercises',
    shows: inShell(
      'train',
      <ExerciseList minutesOf={({ id }) => 2 + (id.length % 3)} waiting={null} onStart={ignore} onAbout={ignore} />,
    ),
  },
  'all-exercises-opening': {
    title: 'All exercises, while training is read',
    shows: () => <AllExercises />,
    arrange: signedIn,
  },
  'all-exercises-one': {
    title: 'One of all exercises, where training is not open',
    shows: () => <AllExercises />,
    arrange: signedIn,
    act: press('About Hold the line'),
  },
  exercise: { title: 'One of all exercises, to play', shows: page(false) },
  'exercise-done': { title: 'One of all exercises, done today', shows: page(true) },
});
