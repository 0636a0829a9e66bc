import { type MouseEvent, useCallback } from 'react';
import { nextQuizPages } from '#contract/next-quiz-pages.ts';
import { paths } from '#contract/paths.ts';
import { go } from '#web/platform/navigate.ts';
import type { PageProps } from '#web/platform/page-props.ts';
import { Button } from '#web/ui/button.tsx';
import { Build } from '#web/ui/illustration/build.tsx';
import { Horizon } from '#web/ui/illustration/horizon.tsx';
import { Marker } from '#web/ui/marker.tsx';
import { Thread } from '#web/ui/thread.tsx';
import { TopBar } from '#web/ui/top-bar.tsx';
import { type PassedQuiz, usePassedQuiz } from '../quiz/use-passed-quiz.ts';
import { creatingPlanCopy, say } from './creating-plan-copy.ts';
import styles from './creating-plan-page.module.css';
import { usePlanMaking } from './use-plan-making.ts';

export const prepare = creatingPlanCopy.load;

/**
 * § 2, /mental-quiz/creating-plan: a kite is put together, one panel for each real step; then the plan opens by itself.
 */
export default function CreatingPlanPage({ quiz }: PageProps) {
  const passed = usePassedQuiz(quiz);
  return passed === null ? null : <CreatingPlan {...passed} />;
}

function CreatingPlan({ quiz, state }: PassedQuiz) {
  const planPath = nextQuizPages(quiz.name).plan;
  // Replaces this page in the history, so that Back does not lead into it again.
  const goOn = useCallback(() => go(planPath, { replace: true }), [planPath]);
  const { steps, found, wasMade, skip } = usePlanMaking({ quiz, state }, goOn);
  const share = found.length / steps.length;

  function onSkip(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    skip();
  }

  return (
    <div className={styles.stage}>
      <Horizon />
      <TopBar brandHref={paths.home} centred />
      <main id="main" className={styles.making}>
        <div className={styles.picture}>
          <Build done={found.length} />
        </div>
        <div className={styles.text}>
          <h1 tabIndex={-1}>{wasMade ? say('ready') : say('making')}</h1>
          <div className={styles.progress}>
            <Thread
              current={found.length}
              total={steps.length}
              share={share}
              label={say('progress', { found: found.length, steps: steps.length })}
            />
            <span className="number" aria-hidden="true">
              {`${Math.round(share * 100)}%`}
            </span>
          </div>
          <Steps steps={steps.map(({ label }) => label)} found={found} />
          {wasMade ? (
            <Button wide href={planPath}>
              {say('continue')}
            </Button>
          ) : (
            <p className={`${styles.foot} small muted`}>
              <span>{say('takes')}</span>{' '}
              <a className="text-link" href={planPath} onClick={onSkip}>
                {say('skip')}
              </a>
            </p>
          )}
        </div>
      </main>
    </div>
  );
}

interface StepsProps {
  steps: readonly string[];
  found: readonly string[];
}

/** The steps, each announced as a complete sentence once it is done. */
function Steps({ steps, found }: StepsProps) {
  return (
    <ol className={styles.steps} aria-live="polite">
      {steps.map((label, index) => {
        const isDone = index < found.length;
        const isNow = index === found.length;
        return (
          <li key={label} className={isNow ? styles.now : isDone ? styles.done : undefined} aria-atomic="true">
            <Marker kind="one" on={isDone || (isNow && 'half')} />
            <span>{label}</span>
            <span className={styles.found}>
              {isDone && (
                <>
                  <span className="visually-hidden">{`: ${say('done')} `}</span>
                  <span>{found[index]}</span>
                </>
              )}
              {isNow && <span aria-hidden="true">{say('now')}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
