import { at } from '#web/ui/illustration/geometry.ts';

interface HillsProps {
  width: number;
  height: number;
  /** Multiplies how high the ground stands. */
  lift?: number;
  /** Only the two far hills. */
  far?: boolean;
  /** Only the nearest hill. */
  near?: boolean;
}

/** The three hills of every training picture, standing on its lower edge. */
export function Hills({ width, height, lift = 1, far = false, near = false }: HillsProps) {
  const up = (units: number) => height - units * lift;
  const x = (share: number) => width * share;
  const ridge = (...points: number[]) => `${at(...points)}V${height}H0Z`;
  return (
    <>
      {!near && (
        <>
          <path
            d={`M0 ${at(up(86))}C${at(x(0.25), up(150), x(0.5), up(60), x(0.72), up(96))}S${ridge(width, up(128), width, up(128))}`}
            fill="var(--il-hill-1)"
          />
          <path
            d={`M0 ${at(up(46))}C${at(x(0.2), up(98), x(0.45), up(30), x(0.7), up(62))}S${ridge(width, up(70), width, up(70))}`}
            fill="var(--il-hill-2)"
          />
        </>
      )}
      {!far && (
        <path
          d={`M0 ${at(up(20))}C${at(x(0.15), up(84), x(0.4), up(30), x(0.62), up(18))}S${ridge(width, up(40), width, up(40))}`}
          fill="var(--il-hill-3)"
        />
      )}
    </>
  );
}
