import type { TrainingPause, TrainingReminder } from '#contract/training.ts';
import { settingEntry } from '#testing/training/entries.ts';
import { foldEntries } from '#training/entries/fold.ts';
import { saturday } from '#web/gallery/saturday-flight.tsx';
import { inShell } from '#web/gallery/signed-in.tsx';
import { ignore, inTurn, press, storiesOf } from '#web/gallery/story.ts';
import { PlanRuleCard } from './plan-rule-card.tsx';
import { ReminderCard } from './reminder-card.tsx';
import { SettingsView } from './settings-view.tsx';
import { StopEmailsView } from './stop-emails-view.tsx';

const card = (
  reminder: TrainingReminder | null,
  fault: string | null = null,
  timeZone: string | null = 'Europe/Berlin',
) =>
  inShell(
    'train',
    <ReminderCard reminder={reminder} timeZone={timeZone} onCalendar={ignore} onEmail={async () => fault} />,
  );
const sunday: TrainingReminder = { weekday: 6, hour: 19, time_zone: 'Europe/Berlin' };
const unanswered = 'The service did not answer. Nothing is lost, so please try again.';

const chosen = foldEntries([
  settingEntry(1, saturday, { name: 'rest-days', value: [2, 6] }),
  settingEntry(2, saturday, { name: 'look-day', value: 5 }),
  settingEntry(3, saturday, { name: 'quiet-forms', value: ['hold-the-line'] }),
]);
const settings = (pause: TrainingPause | null) => (
  <>
    <h1>Settings</h1>
    <SettingsView
      folded={chosen}
      minutes={10}
      pause={pause}
      where="account"
      today={saturday}
      onSetting={ignore}
      onPause={ignore}
      onEndPause={ignore}
    >
      <ReminderCard reminder={null} timeZone="Europe/Berlin" onCalendar={ignore} onEmail={async () => null} />
    </SettingsView>
  </>
);

export const place = 305;
export const stories = storiesOf('Plan', {
  'training-settings': {
    title: 'Settings of training',
    part: 'Train',
    shows: inShell('train', settings(null)),
  },
  'training-settings-pause': {
    title: 'Settings within a pause',
    part: 'Train',
    shows: inShell('train', settings({ from_day: saturday, until_day: '2026-12-01' })),
  },
  'plan-rule': {
    title: 'A newer rule for the days of a plan',
    shows: inShell('train', <PlanRuleCard isByFirstRule onBegin={async () => true} />),
  },
  'plan-rule-begun': {
    title: 'A plan that begins anew by the newer rule',
    shows: inShell('train', <PlanRuleCard isByFirstRule onBegin={async () => true} />),
    act: press('Begin it now'),
  },
  'plan-rule-not-begun': {
    title: 'The newer rule, when the account could not be reached',
    shows: inShell('train', <PlanRuleCard isByFirstRule onBegin={async () => false} />),
    act: press('Begin it now'),
  },
  reminders: { title: 'Reminders, none yet', shows: card(null) },
  'reminders-incomplete': {
    title: 'Reminders, something is not chosen',
    shows: card(null),
    act: inTurn(
      press('In your calendar'),
      press('Put it into my calendar'),
      press('One email a week'),
      press('Send me one email a week'),
    ),
  },
  'reminders-weekly': {
    title: 'Reminders, one email a week',
    shows: card(sunday),
    act: press('One email a week'),
  },
  'reminders-elsewhere': {
    title: 'Reminders, set in another place',
    shows: card({ ...sunday, time_zone: 'America/New_York' }),
    act: press('One email a week'),
  },
  'reminders-no-place': {
    title: 'Reminders, in a browser that names no place',
    shows: card(null, null, null),
    act: press('One email a week'),
  },
  'reminders-not-stopped': {
    title: 'Reminders, the email is not stopped yet',
    shows: card(sunday, unanswered),
    act: inTurn(press('One email a week'), press('Stop this email')),
  },
  'stop-emails': {
    title: 'Stopping the weekly email',
    shows: () => <StopEmailsView name="asking" fault={null} onStop={ignore} />,
  },
  'stop-emails-failed': {
    title: 'Stopping the weekly email, no answer',
    shows: () => <StopEmailsView name="asking" fault={unanswered} onStop={ignore} />,
  },
  'stop-emails-incomplete': {
    title: 'Stopping the weekly email, the link is not complete',
    shows: () => <StopEmailsView name="incomplete" />,
  },
  'stop-emails-stopped': { title: 'The weekly email is stopped', shows: () => <StopEmailsView name="stopped" /> },
});
