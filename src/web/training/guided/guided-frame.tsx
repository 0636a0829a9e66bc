import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { sentencesOf } from '#quiz/engine/sentences.ts';
import { frameCopy } from '#training/guided/frame-copy.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Thread } from '#web/ui/thread.tsx';
import { useLoaded } from '../loading/use-loaded.ts';
import { useStepText } from '../reading/step-text.ts';
import styles from './guided-frame.module.css';
import { HelpNow } from './help-now.tsx';
import { stepSeen } from './step-seen.ts';
import { useEscape } from './use-escape.ts';

interface GuidedFrameProps {
  /** At the right of the bar: the thread of the steps, counted from 1, or a short text such as "Task 15". */
  progress?: { step: number; of: number } | string;
  /** Decoration. `behind` reaches the top of the page and lies behind the bar, `below` is under the bar. */
  picture?: { place: 'behind' | 'below'; drawing: ReactNode };
  /** The page's colour: the sky's unless a picture says something else. */
  tone?: 'sky' | 'warm' | 'plain';
  /** The buttons, which stay in sight at the foot. */
  actions?: ReactNode;
  /** Whether the page has a field, so that it says where the text stays. */
  hasWords?: boolean;
  /** Leaves the exercise, also by Esc. */
  onClose(): void;
  /** A `GuidedTitle` and the content below it. */
  children: ReactNode;
}

/** The frame of every page of a guided exercise: bar, picture, one column, buttons, and the link to help. */
export function GuidedFrame(props: GuidedFrameProps) {
  const { progress, picture, tone = 'sky', actions, hasWords = false, onClose, children } = props;
  useEscape(onClose);
  return (
    <div className={classNames(styles.page, styles[tone], picture?.place === 'behind' && styles.pictured)}>
      {picture?.place === 'behind' && <div className={styles.behind}>{picture.drawing}</div>}
      <Bar progress={progress} onClose={onClose} />
      {picture?.place === 'below' && <div className={styles.below}>{picture.drawing}</div>}
      <main id="main" className={styles.sheet}>
        {children}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        <FootNote hasWords={hasWords} />
      </main>
    </div>
  );
}

const loadReadSteps = () => import('../reading/read-steps.tsx');

/** Loaded where a device may have a voice; without its code nothing is read. */
function LazyReadSteps() {
  const { loaded } = useLoaded(loadReadSteps);
  return typeof loaded === 'string' ? null : <loaded.ReadSteps />;
}

function Bar({ progress, onClose }: Pick<GuidedFrameProps, 'progress' | 'onClose'>) {
  const isThread = typeof progress === 'object';
  return (
    <header className={styles.bar}>
      <button
        type="button"
        className={classNames(styles.close, isThread && styles.round)}
        aria-label={frameCopy.close}
        aria-keyshortcuts="Escape"
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
      {isThread ? (
        <>
          <Thread
            current={progress.step}
            total={progress.of}
            share={(progress.step - 0.5) / progress.of}
            label={`Step ${progress.step} of ${progress.of}`}
          />
          <span className={`${styles.count} number`} aria-hidden="true">
            {`${progress.step} / ${progress.of}`}
          </span>
        </>
      ) : (
        <>
          <span />
          {progress !== undefined && <span className={`${styles.count} number`}>{progress}</span>}
        </>
      )}
      {typeof speechSynthesis === 'undefined' ? null : <LazyReadSteps />}
    </header>
  );
}

function FootNote({ hasWords }: { hasWords: boolean }) {
  return (
    <p className={classNames(styles.note, !hasWords && styles.onlyHelp)}>
      {hasWords && <Icon name="lock" size={18} />}
      <span>
        {hasWords && (
          <>
            <span className="only-narrow">{`${frameCopy.wordsStay('phone')} `}</span>
            <span className="only-wide">{`${frameCopy.wordsStay('device')} `}</span>
          </>
        )}
        <HelpNow />
      </span>
    </p>
  );
}

interface GuidedTitleProps {
  children: string;
  /** A line under it. */
  lead?: ReactNode;
  isCentred?: boolean;
  /** Further sentences of the step that are read aloud. */
  further?: readonly string[];
  /** What the question is about. It stays with it where the answers stand at the side. */
  beside?: ReactNode;
}

/** The page's heading. It takes the focus whenever its text changes, so that each step is read from its beginning. */
export function GuidedTitle({ children, lead, isCentred = false, further, beside }: GuidedTitleProps) {
  const read = useStepText((step) => step.read);
  const leads = typeof lead === 'string' ? sentencesOf(lead) : [];
  const said = [children, ...leads, ...(further ?? [])].join('\n');
  useEffect(() => {
    useStepText.setState({ sentences: said.split('\n') });
    return () => useStepText.setState({ sentences: [] });
  }, [said]);
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is another step
  useEffect(() => {
    stepSeen();
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [children]);
  return (
    <div className={classNames(styles.title, isCentred && styles.centred)}>
      <h1 tabIndex={-1} ref={heading}>
        <span className={markOf(read === 0)}>{children}</span>
      </h1>
      {lead !== undefined && (
        <p className="muted">
          {leads.length === 0
            ? lead
            : leads.map((sentence, index) => (
                <Fragment key={sentence}>
                  {index > 0 && ' '}
                  <span className={markOf(read === index + 1)}>{sentence}</span>
                </Fragment>
              ))}
        </p>
      )}
      {beside && <div className={styles.beside}>{beside}</div>}
    </div>
  );
}

const markOf = (isRead: boolean) => (isRead ? styles.read : undefined);
