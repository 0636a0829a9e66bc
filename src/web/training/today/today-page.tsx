import { type ReactNode, useEffect, useState } from 'react';
import { nextQuizPages } from '#contract/next-quiz-pages.ts';
import { paths } from '#contract/paths.ts';
import { quizOfCohort } from '#contract/quiz-pages.ts';
import { trainedPlanOf } from '#contract/trained-plan.ts';
import { settingOf } from '#training/entries/fold.ts';
import type { Exercise } from '#training/exercises/exercises.ts';
import { trainedDay } from '#training/today/trained-day.ts';
import { useScreenEvents } from '#web/measuring/analytics/use-screen-events.ts';
import { useVisitor } from '#web/measuring/visitor/visitor.ts';
import { longDate } from '#web/platform/format-date.ts';
import { go } from '#web/platform/navigate.ts';
import { useHeadingFocus } from '#web/platform/use-heading-focus.ts';
import { NotLoaded } from '#web/site/not-loaded.tsx';
import { SignedInShell } from '#web/site/signed-in-shell.tsx';
import type { TodayAsksProps } from '../asks/today-asks.tsx';
import { WholeEvidence } from '../evidence/whole-evidence.tsx';
import { isFirstFlight } from '../first/is-first-flight.ts';
import { askForFlight, type FlightStart } from '../flight/flight-start.ts';
import { comesStill } from '../flight/quiet-form.ts';
import { useLoaded } from '../loading/use-loaded.ts';
import { NoPlan } from '../plan/no-plan.tsx';
import { LazyUnsavedLine } from '../store/lazy-unsaved-line.tsx';
import type { Training } from '../store/training.ts';
import { minuteHere } from '../store/training-day-here.ts';
import { type TrainingAccess, useTrainingPage } from '../store/use-training-page.ts';
import { loadTrainingSheet } from '../styles/load-training-sheet.ts';
import { AskWhere } from './ask-where.tsx';
import { JustToday } from './just-today.tsx';
import { todayFacts } from './today-facts.ts';
import { TodayShell } from './today-shell.tsx';
import { TodayView } from './today-view.tsx';
import { useTrainingDay } from './use-training-day.ts';
import { WindyChip } from './windy.tsx';

export const prepare = loadTrainingSheet;

const loadLapsed = () => import('./lapsed-view.tsx');
const loadAsks = () => import('../asks/today-asks.tsx');
const loadSameTime = () => import('../first/own-same-time.tsx');
const loadSayAgain = () => import('../asks/say-again-due.tsx');

/** /train: today's exercises. */
export default function TodayPage() {
  useScreenEvents('train_open', 'train_close', {});
  const { training, access } = useTrainingPage();
  // Loaded while the training is read, so that the day's asks move nothing that is already seen.
  useLoaded(loadAsks);
  const [evidenceOf, showEvidence] = useState<Exercise | null>(null);
  const [isSaying, say] = useState(false);
  const isAsked = access === 'open' && training.where === null && !training.isDeclined;
  const isFirst = isAsked && isFirstFlight(training);
  const [asksWhere, askWhere] = useState(false);
  const [asksTime, askTime] = useState(false);
  const hasTrained = training.entries.some(({ kind }) => kind === 'run' || kind === 'item');
  const showsWhere = asksWhere || (isAsked && hasTrained);
  useOfflineCache(access === 'open' && !isAsked);
  useEffect(() => {
    if (isFirst) go(paths.session, { replace: true });
  }, [isFirst]);
  useHeadingFocus(evidenceOf?.id ?? (isSaying ? 'says' : showsWhere ? 'asks where' : asksTime ? 'asks time' : access));
  if (evidenceOf !== null) {
    const isStill = comesStill({ settingOf: (name) => settingOf(training.folded, name) }, evidenceOf);
    return <WholeEvidence exercise={evidenceOf} isStill={isStill} onBack={() => showEvidence(null)} />;
  }
  if (isSaying && access === 'open') return <SayAgain training={training} onDone={() => say(false)} />;
  if (isFirst) return null;
  if (showsWhere) {
    return (
      <AskWhere
        training={training}
        onDone={() => {
          askTime(!asksWhere);
          askWhere(false);
        }}
      />
    );
  }
  if (asksTime) return <AskTime onDone={() => askTime(false)} />;
  return (
    <SignedInShell current="train" beside={<WindyChip />}>
      {contentOf(access, training, {
        onEvidence: showEvidence,
        onSayAgain: () => say(true),
        onAskWhere: () => askWhere(true),
      })}
    </SignedInShell>
  );
}

/** What Today opens in its own place. */
interface OpenedFromToday {
  onEvidence(exercise: Exercise): void;
  onSayAgain(): void;
  onAskWhere(): void;
}

function contentOf(access: TrainingAccess, training: Training, open: OpenedFromToday): ReactNode {
  switch (access) {
    case 'opening':
      return <TodayShell />;
    case 'unreachable':
      return (
        <JustToday>
          <NotLoaded onRetry={() => void training.open()} />
        </JustToday>
      );
    case 'no plan':
      return (
        <JustToday>
          <NoPlan />
        </JustToday>
      );
    case 'lapsed':
      return <Lapsed training={training} />;
    case 'open':
      return <OpenToday training={training} {...open} />;
  }
}

/** Caches the pages for days without a network once the person trains here; nothing waits for that. */
function useOfflineCache(trains: boolean) {
  useEffect(() => {
    if (trains)
      void import('../offline/cache-for-offline.ts').then(({ cacheForOffline }) => cacheForOffline()).catch(() => {});
  }, [trains]);
}

function Lapsed({ training }: { training: Training }) {
  const own = quizOfCohort(useVisitor(({ cohort }) => cohort));
  const endedAt = training.state?.writable_until ?? null;
  const { loaded, reload } = useLoaded(loadLapsed);
  useHeadingFocus(typeof loaded === 'string' ? loaded : 'lapsed');
  if (typeof loaded === 'string') return <JustToday>{loaded === 'failed' && <NotLoaded onRetry={reload} />}</JustToday>;
  return <loaded.LapsedView endedOn={endedAt && longDate(endedAt)} offersHref={nextQuizPages(own).offers} />;
}

interface OpenTodayProps extends OpenedFromToday {
  training: Training;
}

function OpenToday({ training, onEvidence, onSayAgain, onAskWhere }: OpenTodayProps) {
  const { day, offsetMin } = useTrainingDay();
  const { folded, state } = training;
  const one = trainedDay(trainedPlanOf(state!.plan!, offsetMin), folded, day);
  const fly = (start: FlightStart) => {
    askForFlight(start);
    go(paths.session);
  };
  return (
    <TodayView
      facts={todayFacts(one, folded, state!.pause)}
      onMinutes={(minutes) => void training.saveSetting({ name: 'minutes', value: { day, minutes } })}
      onStart={(exercise) => fly(exercise === null ? { begin: 'next' } : { begin: 'exercise', id: exercise.id })}
      onOneMore={() => fly({ begin: 'one more' })}
      onEvidence={onEvidence}
      onEndPause={() => void training.savePause(null)}
      asks={
        <LoadedAsks
          one={one}
          training={training}
          minute={minuteHere(Date.now())}
          onYardsticks={(ids) => fly({ begin: 'yardsticks', ids })}
          onSayAgain={onSayAgain}
          onAskWhere={onAskWhere}
        />
      }
    >
      <LazyUnsavedLine />
    </TodayView>
  );
}

/** The exercises do not wait for the day's asks, which are left out when their code cannot be loaded. */
function LoadedAsks(props: TodayAsksProps) {
  const { loaded } = useLoaded(loadAsks);
  return typeof loaded === 'string' ? null : <loaded.TodayAsks {...props} />;
}

/** Tomorrow, same time? Without its code, Today comes at once. */
function AskTime({ onDone }: { onDone(): void }) {
  const { loaded } = useLoaded(loadSameTime);
  useHeadingFocus(typeof loaded === 'string' ? loaded : 'asks time');
  useEffect(() => {
    if (loaded === 'failed') onDone();
  }, [loaded, onDone]);
  return typeof loaded === 'string' ? null : <loaded.OwnSameTime onDone={onDone} />;
}

/** A plan to be said again; without its code, Today stays. */
function SayAgain({ training, onDone }: { training: Training; onDone(): void }) {
  const { loaded } = useLoaded(loadSayAgain);
  const [notes] = useState(training.notes);
  useEffect(() => {
    if (loaded === 'failed') onDone();
  }, [loaded, onDone]);
  return typeof loaded === 'string' ? null : <loaded.SayAgainPage notes={notes} now={Date.now} onDone={onDone} />;
}
