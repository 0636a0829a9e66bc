import { Pictures, sky } from '#web/gallery/introduced.tsx';
import { storiesOf } from '#web/gallery/story.ts';
import { quietIntro as countingIntro } from '../guided/breath/breath.tsx';
import { quietIntro as wordsIntro } from '../guided/clocks/clocks.tsx';
import { introPictures as cloudIntro } from '../guided/cloud-and-window/cloud-and-window.tsx';
import { introPictures as eveningIntro } from '../guided/evening-pages/evening-pages.tsx';
import { introPictures as kindIntro } from '../guided/kind-words/kind-words.tsx';
import { introPictures as knotIntro } from '../guided/one-knot/one-knot.tsx';
import { introPictures as waveIntro } from '../guided/wave/wave.tsx';
import { introPictures as weatherIntro } from '../guided/weather-report/weather-report.tsx';
import { introPictures as courseIntro } from '../tasks/change-course/change-course.tsx';
import { quietIntro as cardsIntro } from '../tasks/count-the-bows/count-the-bows.tsx';
import { quietIntro as stillIntro } from '../tasks/hold-the-line/hold-the-line.tsx';
import {
  introPictures as gustIntro,
  quietIntro as sortingIntro,
} from '../tasks/wait-for-the-gust/wait-for-the-gust.tsx';

const quiet = [stillIntro, sortingIntro, cardsIntro, countingIntro, wordsIntro];
const ofOwnWords = [weatherIntro, cloudIntro, knotIntro, eveningIntro, kindIntro, waveIntro];

export const place = 346;
export const stories = storiesOf('Train', {
  'timed-intros': {
    title: 'Change course and Wait for the gust, explained',
    shows: () =>
      [courseIntro, gustIntro].map((pictures) => <Pictures key={pictures[0]!.caption} pictures={pictures} />),
  },
  'quiet-intros': {
    title: 'Quiet forms that are introduced otherwise',
    shows: () => quiet.map(({ pictures }) => <Pictures key={pictures[0]!.caption} pictures={pictures} />),
  },
  'writing-intros': {
    title: 'What introduces the exercises of own words',
    part: 'Exercises of own words',
    shows: () => (
      <ul className="wrap row" style={{ flexWrap: 'wrap' }}>
        {ofOwnWords.flat().map(({ picture, caption }) => (
          <li key={caption} style={{ width: 100 }}>
            <div style={sky}>{picture}</div>
            {caption}
          </li>
        ))}
      </ul>
    ),
  },
});
