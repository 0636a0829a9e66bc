import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { paths } from '#contract/paths.ts';
import type { AccountPlan } from '#contract/plan.ts';
import { trainingPaths } from '#contract/training-paths.ts';
import { planCopy } from '#web/funnel/plan/plan-copy.ts';
import { useHeadingFocus } from '#web/platform/use-heading-focus.ts';
import { fetchAccount } from '#web/session/fetch-account.ts';
import { fetchOwnPlan } from '#web/session/own-plan.ts';
import { hasRunningSubscription } from '#web/session/running-subscription.ts';
import { useSession } from '#web/session/session.ts';
import { NotLoaded } from '#web/site/not-loaded.tsx';
import { SignedInShell } from '#web/site/signed-in-shell.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { useLoaded } from '../loading/use-loaded.ts';
import { firstRuleWeeks } from '../store/first-rule-weeks.ts';
import { LazyUnsavedLine } from '../store/lazy-unsaved-line.tsx';
import { useTraining } from '../store/training-store.ts';
import { loadTrainingSheet } from '../styles/load-training-sheet.ts';
import type { ChangePlanProps } from './change-plan.tsx';
import { NoPlan } from './no-plan.tsx';
import styles from './plan-page.module.css';
import { PlanView } from './plan-view.tsx';

export const prepare = async () => void (await Promise.all([loadTrainingSheet(), planCopy.load()]));

const loadChange = () => import('./change-plan.tsx');

/** /train/plan: the signed-in user's own plan, drawn from the account on every device. */
export default function PlanPage() {
  const { loaded, reload } = useOwnPlan();
  const kept = useSavedPlan(loaded === 'failed');
  useEffect(() => void fetchAccount({ quiet: true }), []);
  useHeadingFocus(typeof loaded === 'string' ? loaded : 'found');
  return <SignedInShell current="train">{contentOf(loaded, kept, reload)}</SignedInShell>;
}

/** The plan that is stored on this device, for when the account does not answer. */
function useSavedPlan(isWanted: boolean): AccountPlan | null {
  const kept = useTraining(({ state }) => state?.plan ?? null);
  useEffect(() => {
    if (isWanted) void useTraining.getState().open();
  }, [isWanted]);
  return isWanted ? kept : null;
}

/** @param kept see `useSavedPlan` */
function contentOf(loaded: LoadedPlan, kept: AccountPlan | null, reload: () => void): ReactNode {
  if (loaded === 'loading') return <WithoutPlan />;
  if (loaded === 'failed' && kept !== null) {
    return (
      <div className="stack">
        <LazyUnsavedLine />
        <OwnPlan plan={kept} onChanged={reload} />
      </div>
    );
  }
  if (loaded === 'failed') {
    return (
      <WithoutPlan>
        <NotLoaded onRetry={reload} />
      </WithoutPlan>
    );
  }
  if (loaded.found === null) {
    return (
      <WithoutPlan>
        <NoPlan />
      </WithoutPlan>
    );
  }
  return <OwnPlan plan={loaded.found} onChanged={reload} />;
}

function OwnPlan({ plan, onChanged }: { plan: AccountPlan; onChanged(): void }) {
  const [change, setChange] = useState(changeOfAddress);
  useHeadingFocus(change ?? 'plan');
  const name = useSession((session) => session.profile.name);
  // Until the profile is known, the page says nothing about the subscription.
  const isMissing = useSession((session) => session.profile.id !== 0 && !hasRunningSubscription(session));
  const training = useTraining();
  const back = () => {
    history.replaceState(history.state, '', location.pathname);
    setChange(null);
  };
  const saved = () => {
    back();
    onChanged();
  };
  if (change !== null) return <Change plan={plan} onlyMinutes={change === 'minutes'} onSaved={saved} onBack={back} />;
  return (
    <PlanView
      plan={plan}
      title={name === '' ? 'Your plan' : `${name}, your plan`}
      weeks={firstRuleWeeks(training, Date.now()) ?? undefined}
      banner={isMissing && <NoSubscription />}
    >
      <Button variant="white" href={trainingPaths.settings}>
        Settings
      </Button>
      <Button variant="text" onClick={() => setChange('goals')}>
        Change goals or minutes
      </Button>
    </PlanView>
  );
}

/** The change that the address's fragment asks for: `#goals` or `#minutes`; null without. */
function changeOfAddress(): 'goals' | 'minutes' | null {
  const asked = location.hash.slice(1);
  return asked === 'goals' || asked === 'minutes' ? asked : null;
}

/** Loaded separately, because a plan is changed only now and then. */
function Change(props: ChangePlanProps) {
  const { loaded, reload } = useLoaded(loadChange);
  if (typeof loaded !== 'string') return <loaded.ChangePlan {...props} />;
  return <WithoutPlan>{loaded === 'failed' && <NotLoaded onRetry={reload} />}</WithoutPlan>;
}

function NoSubscription() {
  return (
    <Banner
      title="No subscription is running"
      action={
        <Button small variant="white" href={paths.manageSubscription}>
          Subscription
        </Button>
      }
    >
      You pay nothing, and your plan stays here to read.
    </Banner>
  );
}

function WithoutPlan({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.without}>
      <h1 tabIndex={-1}>Your plan</h1>
      {children}
    </div>
  );
}

/** `found` is null for an account without a plan. */
type LoadedPlan = 'loading' | 'failed' | { found: AccountPlan | null };

/** Loads the plan of the signed-in user's account; `reload` loads it again. */
function useOwnPlan(): { loaded: LoadedPlan; reload: () => void } {
  const [loaded, setLoaded] = useState<LoadedPlan>('loading');
  const reload = useCallback(() => void fetchOwnPlan().then(setLoaded), []);
  useEffect(reload, [reload]);
  return { loaded, reload };
}
