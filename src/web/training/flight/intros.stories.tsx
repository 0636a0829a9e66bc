import { Pictures, sky } from '#web/gallery/introduced.tsx';
import { storiesOf } from '#web/gallery/story.ts';
import { quietIntro as countingIntro } from '../engines/breath/breath.tsx';
import { introPictures as courseIntro } from '../engines/change-course/change-course.tsx';
import { quietIntro as wordsIntro } from '../engines/clocks/clocks.tsx';
import { introPictures as cloudIntro } from '../engines/cloud-and-window/cloud-and-window.tsx';
import { quietIntro as cardsIntro } from '../engines/count-the-bows/count-the-bows.tsx';
import { introPictures as eveningIntro } from '../engines/evening-pages/evening-pages.tsx';
import { quietIntro as stillIntro } from '../engines/hold-the-line/hold-the-line.tsx';
import { introPictures as kindIntro } from '../engines/kind-words/kind-words.tsx';
import { introPictures as knotIntro } from '../engines/one-knot/one-knot.tsx';
import {
  introPictures as gustIntro,
  quietIntro as sortingIntro,
} from '../engines/wait-for-the-gust/wait-for-the-gust.tsx';
import { introPictures as waveIntro } from '../engines/wave/wave.tsx';
import { introPictures as weatherIntro } from '../engines/weather-report/weather-report.tsx';

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
