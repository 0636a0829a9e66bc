import type { ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import type { Grade } from '#training/evidence/evidence-card.ts';
import { exerciseOf } from '#training/plan/exercises.ts';
import { EvidenceBrief } from '#web/training/evidence/evidence-brief.tsx';
import { EvidenceCardView } from '#web/training/evidence/evidence-card-view.tsx';
import { EvidenceText } from '#web/training/evidence/evidence-text.tsx';
import { Thumb } from '#web/training/pictures/thumb.tsx';
import { Card } from '#web/ui/card.tsx';
import { Bench } from './bench.tsx';
import type { Story } from './story.ts';
import { signedIn } from './subscription-states.ts';

const nothing = () => {};

const bows = exerciseOf('count-the-bows');

const inCard = (inside: ReactNode) => <Card>{inside}</Card>;

/** One card of each grade. */
const grades: Record<Grade, ReactNode> = {
  'Good for this task': inCard(<EvidenceText id="change-course" />),
  Some: inCard(<EvidenceText id="breath" />),
  Mixed: inCard(<EvidenceText id="weather-report" />),
  'One small trial': inCard(<EvidenceText id="evening-pages" />),
  'None that we know': inCard(<EvidenceText id="clocks" />),
};

const stories: Omit<Story, 'part'>[] = [
  {
    id: 'evidence-card',
    title: 'What is known about an exercise',
    shows: () => <EvidenceCardView exercise={bows} picture={<Thumb engine={bows.engine} />} onBack={nothing} />,
  },
  { id: 'evidence-grades', title: 'The five grades', shows: () => <Bench variants={grades} /> },
  {
    id: 'evidence-brief',
    title: 'What is known, before an exercise',
    shows: () => (
      <Bench
        variants={{
          'With a number': <EvidenceBrief exercise={exerciseOf('change-course')} onMore={nothing} />,
          'Without a trial': <EvidenceBrief exercise={exerciseOf('slack-string')} onMore={nothing} />,
        }}
      />
    ),
  },
  { id: 'all-exercises', title: 'All exercises', shows: paths.exercises, arrange: signedIn },
  {
    id: 'all-exercises-open',
    title: 'All exercises, two of them open',
    shows: paths.exercises,
    arrange: signedIn,
    async act({ press }) {
      await press('Hold the line');
      await press('Count the bows');
    },
  },
];

/** What is known about the exercises. */
export const evidenceStories: Story[] = stories.map((story) => ({ ...story, part: 'What is known' }));
