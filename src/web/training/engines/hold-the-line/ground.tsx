import cut from '#web/training/pictures/cut.module.css';
import { Person } from '#web/ui/illustration/person.tsx';
import { Sun } from '#web/ui/illustration/weather.tsx';
import { person, side } from './arena-measures.ts';
import styles from './tracking.module.css';

/** Hills, sun and the person under the arena (on wide screens, beside it), in the arena's units; they reach past every screen. */
export function Ground() {
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
      <g className={cut.narrow}>
        <Sun x={292} y={470} radius={54} />
        <path
          d="M-720 500C-480 440 -100 572 -40 520C20 468 80 462 140 486S270 540 420 470S820 520 1080 470V1400H-720Z"
          fill="var(--il-hill-1)"
        />
        <path
          d="M-720 560C-480 600 -110 612 -40 566C30 520 120 530 190 556S320 570 420 540S820 600 1080 550V1400H-720Z"
          fill="var(--il-hill-2)"
        />
        <path
          d="M-720 610C-480 570 -140 640 -40 600C60 560 170 600 250 606S360 590 420 588S820 620 1080 600V1400H-720Z"
          fill="var(--il-hill-3)"
        />
        <Person {...person.narrow} />
      </g>
      <g className={cut.wide}>
        <Sun x={560} y={316} radius={62} />
        <path
          d="M-1500 330C-1200 380 -660 430 -520 380C-380 330 -260 296 -150 318S60 420 240 400S520 330 900 380S1600 330 1900 360V1400H-1500Z"
          fill="var(--il-hill-1)"
        />
        <path
          d="M-1500 400C-1200 430 -680 480 -520 420C-360 360 -200 372 -80 408S180 440 330 424S640 372 900 412S1600 400 1900 430V1400H-1500Z"
          fill="var(--il-hill-2)"
        />
        <path
          d="M-1500 450C-1200 480 -710 520 -520 470C-330 420 -120 452 60 462S480 440 900 458S1600 450 1900 470V1400H-1500Z"
          fill="var(--il-hill-3)"
        />
        <Person {...person.wide} />
      </g>
    </svg>
  );
}
