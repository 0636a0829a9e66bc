import { Flight } from './flight.tsx';
import { Hill } from './hill.tsx';
import { Person } from './person.tsx';
import { Picture } from './picture.tsx';
import { Sun, Weather } from './weather.tsx';

const width = 520;
const height = 800;

interface ClimbProps {
  /** The visitor's progress, 0 to 1. */
  share: number;
  /** See `Picture`. */
  spare?: number;
}

/** The tall panel of wide screens: the kite climbs with the visitor's progress. */
export function Climb({ share, spare = 40 }: ClimbProps) {
  const x = width * (0.56 + 0.12 * Math.sin(share * 5));
  const y = height * (0.62 - 0.46 * share);
  return (
    <Picture width={width} height={height} spare={spare}>
      <Weather
        clouds={[
          [46, 120, 1, 0.85],
          [330, 60, 1.2, 0.7],
          [340, 330, 0.8, 0.75],
          [80, 400, 0.7, 0.6],
        ]}
        winds={[
          [60, 260, 120, 1, 0.8],
          [300, 470, 90, 1, 0.7],
        ]}
      />
      <Sun x={410} y={600} radius={62} />
      <Hill shade={1} width={width} height={height} ridge={[150, 0.27, 240, 0.5, 120, 0.71, 178, 210]} />
      <Hill shade={2} width={width} height={height} ridge={[96, 0.25, 170, 0.54, 84, 0.75, 116, 130]} />
      <Flight x={x} y={y} scale={1.9} hand={[148, 650]} sag={30} bows={4} tail={1.1} />
      <Hill shade={3} width={width} height={height} ridge={[60, 0.23, 130, 0.48, 70, 0.67, 52, 70]} />
      <Person x={128} y={712} scale={1.75} hand={[12, -35]} />
    </Picture>
  );
}
