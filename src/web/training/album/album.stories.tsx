import { foldEntries } from '#training/entries/fold.ts';
import { flightsOf } from '#training/picture/flights-of.ts';
import { flownDays } from '#web/gallery/flown-days.ts';
import { saturday } from '#web/gallery/saturday-flight.tsx';
import { inShell } from '#web/gallery/signed-in.tsx';
import { press, storiesOf } from '#web/gallery/story.ts';
import { AlbumFrame, AlbumView } from './album-view.tsx';

const days = flownDays([
  ['2025-12-30', '09:10', 90],
  ['2026-10-27', '13:00', 90],
  ['2026-10-29', '22:20', 16],
  ['2026-10-30', '06:05', 150],
  ['2026-11-02', '07:40', 90],
  ['2026-11-05', '12:15', 0],
  ['2026-11-14', '19:05', 90],
  ['2026-11-15', '21:40', 150],
  ['2026-11-17', '16:30', 44],
  ['2026-11-18', '08:20', 90],
  ['2026-11-20', '14:50', 150],
  [saturday, '18:20', 110],
]);

const album = (items: ReturnType<typeof flownDays>) =>
  inShell(
    'train',
    <AlbumFrame>
      <AlbumView flights={flightsOf(foldEntries(items))} today={saturday} />
    </AlbumFrame>,
  );

export const place = 319;
export const stories = storiesOf('Train', {
  album: { title: 'The album, after some months', shows: album(days) },
  'album-one-day': { title: 'The album, after one day', shows: album(days.slice(-1)) },
  'album-none': { title: 'The album, before the first flight', shows: album([]) },
  'album-opened': {
    title: 'A picture of the album, opened',
    shows: album(days),
    act: press('Saturday 21'),
  },
});
