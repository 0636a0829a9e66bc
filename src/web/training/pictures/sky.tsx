import { useId } from 'react';

/** The sky of a picture: two blues, warm at the horizon. */
export function Sky({ width, height }: { width: number; height: number }) {
  const id = useId();
  return (
    <>
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--il-sky-1)" />
          <stop offset="0.55" stopColor="var(--il-sky-2)" />
          <stop offset="1" stopColor="var(--il-sky-3)" />
        </linearGradient>
      </defs>
      <rect width={width} height={height} fill={`url(#${id})`} />
    </>
  );
}
