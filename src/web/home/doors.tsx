import { paths } from '../../contract/paths';
import { classNames } from '../ui/class-names';
import { Icon } from '../ui/icon';
import { kiteTip } from '../ui/illustration/geometry';
import { Kite } from '../ui/illustration/kite';
import type { KiteName } from '../ui/illustration/palette';
import { Tail } from '../ui/illustration/tail';
import styles from './doors.module.css';

interface DoorContent {
  name: string;
  length: string;
  colours: KiteName;
  /** Absent while the quiz is not open yet. */
  href?: string;
}

const doors: DoorContent[] = [
  { name: 'Focus and ADHD signs', length: '29 questions, 4 minutes', colours: 'kite', href: paths.quizOne },
  { name: 'How often it happens', length: '31 questions, 5 minutes', colours: 'sky' },
  { name: 'Mental wellbeing', length: '29 questions, 4 minutes', colours: 'lilac' },
];

/** The three quizzes. */
export function Doors() {
  return (
    <section className="wrap" id="start" aria-labelledby="start-title">
      <h2 id="start-title">Three ways to begin</h2>
      <ul className={styles.doors}>
        {doors.map((door) => (
          <li key={door.name}>
            <Door {...door} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Door({ name, length, colours, href }: DoorContent) {
  const content = (
    <>
      <DoorKite colours={colours} />
      <span>
        <b className={styles.name}>{name}</b>
        <span className={styles.length}>{length}</span>
        {href === undefined && <span className={styles.soon}>Opens soon</span>}
      </span>
      {href !== undefined && <Icon name="next" />}
    </>
  );
  if (href === undefined) return <div className={styles.door}>{content}</div>;
  return (
    <a className={classNames(styles.door, styles.open)} href={href}>
      {content}
    </a>
  );
}

function DoorKite({ colours }: { colours: KiteName }) {
  return (
    <svg viewBox="-58 -46 116 122" aria-hidden="true">
      <Tail curve={[kiteTip(0, 0, 1.1, 18), [14, 64], [-36, 48], [-40, 72]]} bows={2} scale={0.7} />
      <Kite scale={1.1} turn={18} colours={colours} />
    </svg>
  );
}
