import { benchesOf } from '#web/gallery/bench.tsx';
import { Dial, type DialBand } from './dial.tsx';
import { LevelLine } from './level-line.tsx';

const signs: DialBand[] = [
  { from: 0, to: 30, tone: 'level-1', word: 'Low' },
  { from: 30, to: 60, tone: 'level-2', word: 'Middle' },
  { from: 60, to: 100, tone: 'level-3', word: 'High' },
];
const wellbeing: DialBand[] = [
  { from: 0, to: 55, tone: 'level-3', word: 'At Risk' },
  { from: 55, to: 80, tone: 'level-2', word: 'Steady' },
  { from: 80, to: 100, tone: 'thrive', word: 'Thriving' },
];
const dial = (score: number, bands: DialBand[]) => <Dial score={score} bands={bands} label={`Score ${score}`} />;

export const place = 512;
export const stories = benchesOf({
  dial: {
    title: 'Dial',
    variants: {
      'signs, low': dial(20.3, signs),
      'signs, middle': dial(51, signs),
      'signs, high': dial(93, signs),
      'wellbeing, low': dial(20.3, wellbeing),
      'wellbeing, middle': dial(68, wellbeing),
      'wellbeing, high': dial(91, wellbeing),
      'at its ends': (
        <>
          {dial(0, signs)}
          {dial(100, signs)}
        </>
      ),
    },
  },
  'level-line': {
    title: 'LevelLine',
    variants: {
      low: <LevelLine label="Losing focus" word="Low" level={1} position={3} />,
      middle: <LevelLine label="Putting things off" word="Middle" level={2} position={50} />,
      high: (
        <LevelLine label="Worry" word="High" level={3} position={97}>
          Worry takes up much of the day, also when there is little to worry about.
        </LevelLine>
      ),
    },
  },
});
