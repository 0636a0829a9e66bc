import { type ComponentType, type ReactNode, Suspense } from 'react';
import type { start } from '#contract/copy/start.ts';
import { paths } from '#contract/paths.ts';
import { quizPages } from '#contract/quiz-pages.ts';
import type { QuizName } from '#quiz/catalogue.ts';
import { loadStart } from '#quiz/load-start.ts';
import type { StartScene } from '#quiz/pictures.ts';
import type { StartCopy } from '#quiz/quiz.ts';
import { useScreenEvents } from '#web/measuring/analytics/use-screen-events.ts';
import type { PageProps } from '#web/platform/page-props.ts';
import { plainCopyOf } from '#web/site/plain-copy.ts';
import { publishedQuiz, quizRow } from '#web/site/published-quizzes.ts';
import { Button } from '#web/ui/button.tsx';
import { Drawing } from '#web/ui/drawing.tsx';
import { firstDrawings } from '#web/ui/first-drawings.ts';
import type { SceneProps } from '#web/ui/illustration/frame.ts';
import { lazyScene } from '#web/ui/illustration/lazy-scene.ts';
import { SheetStage } from '#web/ui/stage.tsx';
import { TopBar } from '#web/ui/top-bar.tsx';
import { PlayLink } from '../screen-parts/play-link.tsx';
import styles from './start-page.module.css';
import { useReturnLabel } from './use-return-label.ts';

const scenes: Record<StartScene, ComponentType<SceneProps>> = {
  windsocks: lazyScene(async () => (await import('#web/ui/illustration/windsocks.tsx')).Windsocks),
  meadow: lazyScene(async () => (await import('#web/ui/illustration/meadow.tsx')).Meadow),
  hilltop: lazyScene(async () => (await import('#web/ui/illustration/hilltop.tsx')).Hilltop),
  sunrise: lazyScene(async () => (await import('#web/ui/illustration/sunrise.tsx')).Sunrise),
};

const copy = plainCopyOf<typeof start>('start');
const copies = new Map<QuizName, StartCopy>();

/** Loads the page's copy. */
export async function prepare(quiz: QuizName): Promise<void> {
  await copy.load();
  copies.set(quiz, publishedQuiz(quiz)?.start ?? (await loadStart(quiz)));
}

/** § 2, the start page of a quiz, which says what to expect. */
export default function StartPage({ quiz }: PageProps) {
  const { eventId, minutes } = quizRow(quiz);
  const { title, lead, scene } = copies.get(quiz)!;
  useScreenEvents('start_open', 'start_close', { quiz: eventId });
  const returnLabel = useReturnLabel(quiz);
  const Scene = scenes[scene];
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
        <Fact drawing={firstDrawings.clock}>{copy.say('minutes', { minutes })}</Fact>
        <Fact drawing={firstDrawings.back}>{copy.say('back')}</Fact>
        <Fact drawing={firstDrawings.lock}>{copy.say('no-email')}</Fact>
      </ul>
      <Button wide href={quizPages[quiz].screens} className={styles.start}>
        {returnLabel ?? copy.say('start')}
      </Button>
      <p className="caption quiet">{copy.say('adults')}</p>
      <PlayLink href={quizPages[quiz].screens} />
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
