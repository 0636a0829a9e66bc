import { Hill } from './hill';
import { Kite } from './kite';

import { Person } from './person';
import { Picture } from './picture';
import styles from './picture.module.css';
import { Bow, Cord } from './tail';
import { Weather } from './weather';

const width = 420;
const stars = 'M64 70h.1M132 36h.1M188 104h.1M92 150h.1M352 44h.1M236 58h.1M384 128h.1M36 206h.1M330 190h.1M212 182h.1';

/** Stars, a moon and a kite at rest. Cards about sleep and mood. */
export function Night({ panel }: { panel?: boolean }) {
  const height = panel ? 646 : 430;
  const ground = height - 44;
  const hill = { width, height };
  return (
    <div className={styles.picture} data-theme="night">
      <Picture width={width} height={height}>
        <path d={stars} stroke="var(--il-string)" strokeWidth="4" strokeLinecap="round" opacity=".8" />
        <path d="M322 84A46 46 0 1 0 340 160A58 58 0 0 1 322 84Z" fill="var(--il-sun)" />
        <Weather
          clouds={[
            [40, height * 0.27, 0.9, 0.8],
            [206, height * 0.5, 0.7, 0.6],
          ]}
        />
        <Hill {...hill} shade={1} ridge={[94, 0.22, 150, 0.46, 72, 0.7, 104, 118]} />
        <Hill {...hill} shade={2} ridge={[54, 0.26, 100, 0.56, 44, 0.78, 62, 66]} />
        <Hill {...hill} shade={3} ridge={[22, 0.24, 72, 0.5, 26, 0.74, 28, 26]} />
        <Kite x={276} y={ground - 18} scale={1.2} turn={74} />
        <Cord d={`M152 ${ground - 8}C176 ${ground + 18} 210 ${ground - 26} 276 ${ground - 18}`} width={1.8} />
        <Bow x={342} y={ground + 6} turn={20} scale={0.8} colour="#5AA2E6" />
        <Person x={128} y={ground + 14} scale={1.5} sitting hand={[15, -15]} />
      </Picture>
    </div>
  );
}
