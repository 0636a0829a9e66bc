import { guided } from '#web/gallery/guided-exercise.tsx';
import { inTurn, press, storiesOf } from '#web/gallery/story.ts';
import WeatherReport from './weather-report.tsx';

export const place = 343;
export const stories = storiesOf(
  { part: 'Exercises of own words', shows: guided(WeatherReport, { exercise: 'weather-report' }) },
  {
    'weather-report': {
      title: 'Weather report, words',
      act: inTurn(press('Clear sky'), press('Rested'), press('Strong wind'), press('Tense')),
    },
    'weather-report-strong': {
      title: 'Weather report, how strong',
      act: inTurn(press('Rain'), press('Lonely'), press('Next'), press('A little')),
    },
  },
);
