import { kiteTip } from '#web/ui/illustration/curve.ts';
import { Kite } from '#web/ui/illustration/kite.tsx';
import { Tail } from '#web/ui/illustration/tail.tsx';
import { Sun, Weather } from '#web/ui/illustration/weather.tsx';
import { Hills } from './hills.tsx';
import { Sky } from './sky.tsx';

/** A quiet evening sky, for pages before and after exercises done sitting still. For `Banner`. */
export function calmHorizon(width: number, height: number) {
  const [x, y, scale] = [width * 0.66, 92, 0.9];
  const tip = kiteTip(x, y, scale, 14);
  return (
    <>
      <Sky width={width} height={height} />
      <Sun x={width * 0.32} y={height - 108} radius={58} />
      <Weather
        clouds={[
          [width * 0.42, 34, 0.6, 0.75],
          [width * 0.84, 78, 0.7, 0.6],
        ]}
      />
      <Hills width={width} height={height} far />
      <Tail
        curve={[tip, [tip[0] - 22, tip[1] + 20], [tip[0] + 18, tip[1] + 36], [tip[0] - 14, tip[1] + 58]]}
        bows={3}
        scale={0.8}
      />
      <Kite x={x} y={y} scale={scale} turn={14} />
      <Hills width={width} height={height} near />
    </>
  );
}
