import type { ReactNode } from 'react';

const shapes = [
  { width: 390, height: 268, className: 'only-narrow' },
  { width: 1280, height: 300, className: 'only-wide' },
] as const;

interface BannerProps {
  draw(width: number, height: number): ReactNode;
}

/** A picture across the top of a page, drawn for narrow and wide screens, so that nothing is stretched. */
export function Banner({ draw }: BannerProps) {
  return shapes.map(({ width, height, className }) => (
    <svg
      key={width}
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      {draw(width, height)}
    </svg>
  ));
}
