import { useState } from 'react';
import { Bench } from '#web/gallery/bench.tsx';
import { storiesOf } from '#web/gallery/story.ts';
import { Scale } from './scale.tsx';

function Answered({ at }: { at: number | null }) {
  const [value, setValue] = useState(at);
  return <Scale question="Wound up" low="Not at all" high="As much as can be" value={value} onAnswer={setValue} />;
}

export const place = 365;
export const stories = storiesOf('Train', {
  scale: {
    title: 'A scale of eleven: a string with a kite on it',
    shows: () => (
      <Bench
        variants={{
          'No answer yet': <Answered at={null} />,
          'At the lower end': <Answered at={0} />,
          'In the middle': <Answered at={5} />,
          'Near the upper end': <Answered at={8} />,
        }}
      />
    ),
  },
});
