import { exerciseGroups } from '#training/exercises/exercise-groups.ts';
import { Bench } from '#web/gallery/bench.tsx';
import { storiesOf } from '#web/gallery/story.ts';
import { Thumb } from './thumb.tsx';

export const place = 501;
export const stories = storiesOf('Pictures', {
  'exercise-pictures': {
    title: 'A small picture for each exercise',
    shows: () => (
      <Bench
        side
        variants={Object.fromEntries(
          exerciseGroups
            .flatMap(({ exercises }) => exercises)
            .map(({ id, name }) => [
              name,
              <span key={id} className="row">
                <Thumb id={id} />
                <Thumb id={id} size={36} />
              </span>,
            ]),
        )}
      />
    ),
  },
});
