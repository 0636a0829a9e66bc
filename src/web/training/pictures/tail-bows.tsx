import { type Curve, directionOn, pointOn } from '#web/ui/illustration/curve.ts';
import { at, placed } from '#web/ui/illustration/geometry.ts';
import { bowColours } from '#web/ui/illustration/palette.ts';
import { Bow, Cord } from '#web/ui/illustration/tail.tsx';

interface TailBowsProps {
  curve: Curve;
  /** One for each exercise: filled when it is done. */
  bows: readonly boolean[];
  scale: number;
}

/** The first place on the tail at which a bow may be. */
const begin = 0.1;

/** A tail with a bow for each exercise of the day, hollow until it is done. */
export function TailBows({ curve, bows, scale }: TailBowsProps) {
  const [start, ...rest] = curve;
  return (
    <>
      <Cord d={`M${at(...start)}C${rest.map((point) => at(...point)).join(' ')}`} width={1.8} opacity={1} />
      {bows.map((isDone, index) => {
        const t = begin + ((1 - begin) * (index + 1)) / (bows.length + 0.3);
        const [x, y] = pointOn(curve, t);
        const turn = directionOn(curve, t) + 90;
        const colour = bowColours[index % bowColours.length]!;
        return isDone ? (
          <Bow key={t} x={x} y={y} turn={turn} scale={scale} colour={colour} />
        ) : (
          <HollowBow key={t} x={x} y={y} turn={turn} scale={scale} />
        );
      })}
    </>
  );
}

function HollowBow({ x, y, turn, scale }: { x: number; y: number; turn: number; scale: number }) {
  return (
    <path
      transform={placed(x, y, scale, turn)}
      d="M0 0L-8 -5V5ZM0 0L8 -5V5Z"
      fill="var(--surface)"
      stroke="var(--il-string)"
      strokeWidth="1.7"
      strokeLinejoin="round"
    />
  );
}
