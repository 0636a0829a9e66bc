import type { Wind } from '#training/engines/wait-for-the-gust/wind-rounds.ts';

/** The same by day and by night, because the signs differ in lightness as well as in shape. */
const light = '#fff';
const dark = '#23265F';
const thin = { fill: 'none', strokeWidth: 5, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** The two signs: round and light, pointed and dark; 116 high and wide. */
export function WindSign({ wind }: { wind: Wind }) {
  return wind === 'fair' ? (
    <>
      <circle r="46" fill={light} stroke={dark} strokeWidth="3" />
      <path d="M-24 -4H8c12 0 13-16 2-16-7 0-8 8-3 10M-24 10H18" stroke={dark} {...thin} />
    </>
  ) : (
    <>
      <path
        d="M-5.66 -52.34Q0 -58 5.66 -52.34L52.34 -5.66Q58 0 52.34 5.66L5.66 52.34Q0 58 -5.66 52.34L-52.34 5.66Q-58 0 -52.34 -5.66Z"
        fill={dark}
        stroke={light}
        strokeWidth="3"
      />
      <path
        d="M-28 -12l12 -9 12 9 12 -9 12 9 9 -7M-28 4l12 -9 12 9 12 -9 12 9 9 -7M-28 20l12 -9 12 9 12 -9 12 9 9 -7"
        stroke="#FFBF3F"
        {...thin}
      />
    </>
  );
}

/** A sign beside its name. */
export function WindIcon({ wind }: { wind: Wind }) {
  return (
    <svg width="38" height="38" viewBox="-62 -62 124 124" aria-hidden="true">
      <WindSign wind={wind} />
    </svg>
  );
}

/** The reel to tap, of 176 units; its edge settles when a fair wind was tapped. */
export function TapReel({ isSettled = false }: { isSettled?: boolean }) {
  return (
    <>
      <circle
        r="84"
        fill={isSettled ? 'var(--accent-soft)' : 'var(--surface)'}
        stroke={isSettled ? 'var(--accent)' : 'var(--control)'}
        strokeWidth={isSettled ? 3 : 2}
      />
      <g fill="none">
        <circle r="60" stroke="var(--accent)" strokeWidth="14" />
        <circle r="49" stroke="var(--k3)" strokeOpacity=".55" strokeWidth="2" />
        <circle r="60" stroke="var(--k1)" strokeWidth="2" opacity=".9" />
      </g>
      <circle r="44" fill="var(--surface-sunk)" />
    </>
  );
}
