import { paths } from '#contract/paths.ts';
import { useHeadingFocus } from '#web/platform/use-heading-focus.ts';
import { BackLink } from '#web/site/back-link.tsx';
import { SignedInShell } from '#web/site/signed-in-shell.tsx';
import { beginPlan, choiceOf } from '../store/begin-plan.ts';
import { firstRuleWeeks } from '../store/first-rule-weeks.ts';
import { OpenTraining } from '../store/open-training.tsx';
import { trainingDayHere } from '../store/training-day-here.ts';
import { OwnReminders } from './own-reminders.tsx';
import { PlanRuleCard } from './plan-rule-card.tsx';
import { SettingsView } from './settings-view.tsx';

/** /train/settings: minutes, rest days, a pause, reminders, how exercises are played, and what is kept where. */
export function Settings() {
  useHeadingFocus('settings');
  return (
    <SignedInShell current="train">
      <BackLink href={paths.train} label="Today" />
      <h1 tabIndex={-1}>Settings</h1>
      <OpenTraining>
        {(training) => {
          const { folded, state, where, saveSetting, savePause } = training;
          const { day } = trainingDayHere(Date.now());
          return (
            <SettingsView
              folded={folded}
              minutes={state!.plan!.daily_minutes}
              pause={state!.pause}
              where={where}
              today={day}
              onSetting={(setting) => void saveSetting(setting)}
              onPause={(until) => void savePause({ from_day: day, until_day: until })}
              onEndPause={() => void savePause(null)}
            >
              <OwnReminders />
              <PlanRuleCard
                isByFirstRule={firstRuleWeeks(training, Date.now()) !== null}
                onBegin={() => beginPlan(state!.plan!.quiz, choiceOf(state!.plan!))}
              />
            </SettingsView>
          );
        }}
      </OpenTraining>
    </SignedInShell>
  );
}
