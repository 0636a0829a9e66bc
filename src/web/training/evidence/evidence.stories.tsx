import type { ReactNode } from 'react';
import type { Grade } from '#training/evidence/evidence-card.ts';
import { exerciseOf } from '#training/exercises/exercises.ts';
import { Bench } from '#web/gallery/bench.tsx';
import { ignore, storiesOf } from '#web/gallery/story.ts';
import { Thumb } from '#web/site/exercise-pictures/thumb.tsx';
import { Card } from '#web/ui/card.tsx';
import { EvidenceBrief } from './evidence-brief.tsx';
import { EvidenceCardView } from './evidence-card-view.tsx';
import { EvidenceText } from './evidence-text.tsx';

const bows = exerciseOf('count-the-bows');

/** One card of each grade. */
const grades: Record<Grade, ReactNode> = {
  'Good for this task': <EvidenceText id="change-course" />,
  Some: <EvidenceText id="breath" />,
  Mixed: <EvidenceText id="weather-report" />,
  'One small trial': <EvidenceText id="evening-pages" />,
  'None that we know': <EvidenceText id="clocks" />,
};

export const place = 360;
export const stories = storiesOf('What is known', {
  'evidence-card': {
    title: 'What is known about an exercise',
    shows: () => <EvidenceCardView exercise={bows} picture={<Thumb id={bows.id} />} onBack={ignore} />,
  },
  'evidence-grades': {
    title: 'The five grades',
    shows: () => (
      <Bench
        variants={Object.fromEntries(
          Object.entries(grades).map(([name, text]) => [name, <Card key={name}>{text}</Card>]),
        )}
      />
    ),
  },
  'evidence-brief': {
    title: 'What is known, before an exercise',
    shows: () => (
      <Bench
        variants={{
          'With a number': <EvidenceBrief exercise={exerciseOf('change-course')} onMore={ignore} />,
          'Without a trial': <EvidenceBrief exercise={exerciseOf('slack-string')} onMore={ignore} />,
        }}
      />
    ),
  },
});
