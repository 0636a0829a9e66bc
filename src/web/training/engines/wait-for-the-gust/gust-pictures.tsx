import type { Wind } from '#training/engines/wait-for-the-gust/wind-rounds.ts';
import type { IntroPicture } from '#web/training/play/intro-picture.ts';
import { Kite } from '#web/ui/illustration/kite.tsx';
import { Weather } from '#web/ui/illustration/weather.tsx';
import { TapReel, WindSign } from './wind-sign.tsx';

export const gustIntro: readonly IntroPicture[] = [
  {
    caption: 'Watch for a sign.',
    picture: (
      <svg viewBox="0 0 110 110" aria-hidden="true">
        <g transform="translate(36 48) scale(.5)">
          <WindSign wind="fair" />
        </g>
        <g transform="translate(74 62) scale(.5)">
          <WindSign wind="gust" />
        </g>
      </svg>
    ),
  },
  {
    caption: 'Tap at a fair wind.',
    picture: (
      <svg viewBox="0 0 110 110" aria-hidden="true">
        <g transform="translate(30 30) scale(.4)">
          <WindSign wind="fair" />
        </g>
        <g transform="translate(64 66) scale(.42)">
          <TapReel />
        </g>
      </svg>
    ),
  },
  {
    caption: 'Let a gust pass.',
    picture: (
      <svg viewBox="0 0 110 110" aria-hidden="true">
        <Weather
          winds={[
            [6, 40, 44, 0.8, 0.9],
            [20, 96, 52, 0.8, 0.9],
          ]}
        />
        <g transform="translate(36 66) scale(.4)">
          <WindSign wind="gust" />
        </g>
        <Kite x={80} y={44} scale={0.62} turn={58} />
      </svg>
    ),
  },
];

const bigSign = (wind: Wind) => (
  <svg viewBox="0 0 110 110" aria-hidden="true">
    <g transform="translate(55 55) scale(.66)">
      <WindSign wind={wind} />
    </g>
  </svg>
);

/** For the form without the clock, in which the signs are sorted. */
export const sortingIntro: readonly IntroPicture[] = [
  { caption: 'Look at a sign.', picture: gustIntro[0]!.picture },
  { caption: 'Round and light: a fair wind.', picture: bigSign('fair') },
  { caption: 'Pointed and dark: a gust.', picture: bigSign('gust') },
];
