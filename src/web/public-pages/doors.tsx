import { quizOfCohort, quizPages } from '#contract/quiz-pages.ts';
import { type QuizName, quizNames } from '#quiz/catalogue.ts';
import { useVisitor } from '#web/measuring/visitor/visitor.ts';
import { publicConfig } from '#web/platform/public-config.ts';
import { useHydrated } from '#web/platform/use-hydrated.ts';
import { quizRow } from '#web/site/published-quizzes.ts';
import { Icon } from '#web/ui/icon.tsx';
import { kiteTip } from '#web/ui/illustration/curve.ts';
import { Kite } from '#web/ui/illustration/kite.tsx';
import type { KiteName } from '#web/ui/illustration/kite-colours.ts';
import { Tail } from '#web/ui/illustration/tail.tsx';
import styles from './doors.module.css';
import { homeCopy } from './home-copy.ts';

/** The colours of the kites, in the order of the catalogue. */
const kites: readonly KiteName[] = ['kite', 'sky', 'lilac', 'sun', 'leaf'];
const inWords = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'];

/** The entrances to the quizzes; with a strict gate only to the visitor's own quiz, which the server does not know. */
export function Doors() {
  const cohort = useVisitor((visitor) => visitor.cohort);
  const isOwnOnly = useHydrated() && publicConfig().cohort_gate === 'strict';
  const quizzes = isOwnOnly ? [quizOfCohort(cohort)] : quizNames;
  return (
    <section className="wrap" id="start" aria-labelledby="start-title">
      <h2 id="start-title">
        {quizzes.length === 1
          ? homeCopy.say('doors-one')
          : homeCopy.say('doors', { count: inWords[quizzes.length] ?? quizzes.length })}
      </h2>
      <ul className={styles.doors}>
        {quizzes.map((name) => (
          <li key={name}>
            <Door quiz={name} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A visitor who chooses a door takes that quiz's cohort, even if another cohort was drawn. */
function Door({ quiz }: { quiz: QuizName }) {
  const { cohort, door, title, screenCount, minutes } = quizRow(quiz);
  return (
    <a className={styles.door} href={quizPages[quiz].start} onClick={() => useVisitor.setState({ cohort })}>
      <DoorKite colours={kites[quizNames.indexOf(quiz) % kites.length]!} />
      <span>
        <b className={styles.name}>{door}</b>
        <span className={styles.length}>{title}</span>
        <span className={styles.length}>{homeCopy.say('door-length', { screens: screenCount, minutes })}</span>
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
