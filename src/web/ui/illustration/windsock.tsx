import { at } from './geometry.ts';
import { type KiteName, kiteColours } from './kite-colours.ts';

interface WindsockProps {
  /** The pole's foot. */
  x: number;
  y: number;
  /** Height of the pole. */
  height: number;
  scale: number;
  /** 0 hangs limp, 1 stands level in the wind. */
  lift: number;
  colours: KiteName;
}

const rings = 5;

/** A striped windsock on its pole. */
export function Windsock({ x, y, height, scale, lift, colours }: WindsockProps) {
  const top = y - height;
  const [light, middle] = kiteColours[colours];
  return (
    <>
      <path
        d={`M${at(x, y)}V${at(top - 5 * scale)}`}
        stroke="var(--il-ink)"
        strokeWidth={3.4 * scale}
        strokeLinecap="round"
      />
      {sockRings(lift).map((ring, index) => (
        <path
          key={ring}
          transform={`translate(${at(x, top + 6 * scale)}) scale(${scale})`}
          d={ring}
          fill={index % 2 === 0 ? middle : index === 1 ? '#F4F9FF' : light}
        />
      ))}
    </>
  );
}

/** The cloth narrows and droops along its length; each ring is one stripe, seen from the pole. */
function sockRings(lift: number): string[] {
  let [x, y] = [2, 0];
  const edges = Array.from({ length: rings + 1 }, (_, index) => {
    const angle = (((1 - lift) * (58 + index * 7) + lift * (index * 2 - 4)) * Math.PI) / 180;
    const step = index === 0 ? 0 : 13;
    x += step * Math.cos(angle);
    y += step * Math.sin(angle);
    const half = 10.5 - index * 1.15;
    const [across, down] = [half * Math.sin(angle), half * Math.cos(angle)];
    return { upper: at(x + across, y - down), lower: at(x - across, y + down) };
  });
  return edges.slice(1).map(({ upper, lower }, index) => {
    const before = edges[index]!;
    return `M${before.upper}L${upper}L${lower}L${before.lower}Z`;
  });
}
