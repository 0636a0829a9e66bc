import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { paths } from '../../contract/paths';
import { quizPages } from '../../contract/quiz-pages';
import { useScreenEvents } from '../analytics/use-screen-events';
import type { PageProps } from '../routes';
import { Button } from '../ui/button';
import { Drawing } from '../ui/drawing';
import { firstDrawings } from '../ui/first-drawings';
import type { SceneProps } from '../ui/illustration/frame';
import { SheetStage } from '../ui/stage';
import { TopBar } from '../ui/top-bar';
import styles from './start-page.module.css';
import { type StartedQuiz, startWords } from './start-words';
import { useReturnWords } from './use-return-words';

const nothing = () => ({ default: () => null });
/** Drawn in the page's HTML; their code comes after what answers to a tap. Without a network the sky stays empty. */
const scenes = {
  'quiz-two': lazy<ComponentType<SceneProps>>(() =>
    import('../ui/illustration/windsocks').then(({ Windsocks }) => ({ default: Windsocks }), nothing),
  ),
  'mental-health': lazy<ComponentType<SceneProps>>(() =>
    import('../ui/illustration/meadow').then(({ Meadow }) => ({ default: Meadow }), nothing),
  ),
};

/** § 2, the start page of a quiz: what is to come, before anything is asked. */
export default function StartPage({ quiz }: PageProps) {
  const name = quiz as StartedQuiz;
  const { screens, eventId } = quizPages[name];
  const { title, lead, minutes } = startWords[name];
  useScreenEvents('start_open', 'start_close', { quiz: eventId });
  const wayBack = useReturnWords(name);
  const Scene = scenes[name];
  return (
    <SheetStage
      brandHref={paths.home}
      scene={<Scene panel />}
      picture={
        <Suspense>
          <Scene />
        </Suspense>
      }
      header={
        <div className="only-narrow">
          <TopBar brandHref={paths.home} />
        </div>
      }
    >
      <h1 tabIndex={-1}>{title}</h1>
      <p className="muted">{lead}</p>
      <ul className={styles.facts}>
        <Fact drawing={firstDrawings.clock}>About {minutes} minutes</Fact>
        <Fact drawing={firstDrawings.back}>Go back any time</Fact>
        <Fact drawing={firstDrawings.lock}>No e-mail to begin</Fact>
      </ul>
      <Button wide href={screens} className={styles.start}>
        {wayBack ?? 'Start'}
      </Button>
      <p className="caption quiet">For adults, 18 and over. A self-check, not a diagnosis.</p>
    </SheetStage>
  );
}

function Fact({ drawing, children }: { drawing: string; children: ReactNode }) {
  return (
    <li>
      <Drawing path={drawing} />
      <span>{children}</span>
    </li>
  );
}
