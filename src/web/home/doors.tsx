import { quizPages } from '../../contract/quiz-pages';
import type { QuizName } from '../../quiz/quiz';
import { quizTitles } from '../quiz/quiz-titles';
import { Icon } from '../ui/icon';
import { kiteTip } from '../ui/illustration/curve';
import { Kite } from '../ui/illustration/kite';
import type { KiteName } from '../ui/illustration/kite-colours';
import { Tail } from '../ui/illustration/tail';
import { useVisitor } from '../visitor/visitor';
import styles from './doors.module.css';

interface DoorContent {
  length: string;
  colours: KiteName;
  quiz: QuizName;
}

const doors: DoorContent[] = [
  { length: '29 screens, 4 minutes', colours: 'kite', quiz: 'quiz-one' },
  { length: '31 screens, 5 minutes', colours: 'sky', quiz: 'quiz-two' },
  { length: '29 screens, 4 minutes', colours: 'lilac', quiz: 'mental-health' },
];

/** The three quizzes. */
export function Doors() {
  return (
    <section className="wrap" id="start" aria-labelledby="start-title">
      <h2 id="start-title">Three ways to begin</h2>
      <ul className={styles.doors}>
        {doors.map((door) => (
          <li key={door.quiz}>
            <Door {...door} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who chooses a door belongs to that quiz from then on, whatever was drawn before. */
function Door({ length, colours, quiz }: DoorContent) {
  const { cohort, start } = quizPages[quiz];
  return (
    <a className={styles.door} href={start} onClick={() => useVisitor.setState({ cohort })}>
      <DoorKite colours={colours} />
      <span>
        <b className={styles.name}>{quizTitles[quiz]}</b>
        <span className={styles.length}>{length}</span>
      </span>
      <Icon name="next" />
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
