import type { TrainingReminder } from '#contract/training.ts';
import { SignedInShell } from '#web/site/signed-in-shell.tsx';
import { ReminderCard } from '#web/training/settings/reminder-card.tsx';
import { StopEmailsView } from '#web/training/settings/stop-emails-view.tsx';
import type { Story } from './story.ts';

const nothing = () => {};
const card =
  (reminder: TrainingReminder | null, fault: string | null = null, timeZone: string | null = 'Europe/Berlin') =>
  () => (
    <SignedInShell current="train">
      <ReminderCard reminder={reminder} timeZone={timeZone} onCalendar={nothing} onEmail={async () => fault} />
    </SignedInShell>
  );
const sunday: TrainingReminder = { weekday: 6, hour: 19, time_zone: 'Europe/Berlin' };
const unanswered = 'The service did not answer. Nothing is lost, so please try again.';

const stories: Omit<Story, 'part'>[] = [
  { id: 'reminders', title: 'Reminders, none yet', shows: card(null) },
  {
    id: 'reminders-incomplete',
    title: 'Reminders, something is not chosen',
    shows: card(null),
    async act({ press }) {
      await press('Put it into my calendar');
      await press('Send me one email a week');
    },
  },
  { id: 'reminders-weekly', title: 'Reminders, one email a week', shows: card(sunday) },
  {
    id: 'reminders-elsewhere',
    title: 'Reminders, set in another place',
    shows: card({ ...sunday, time_zone: 'America/New_York' }),
  },
  { id: 'reminders-no-place', title: 'Reminders, in a browser that names no place', shows: card(null, null, null) },
  {
    id: 'reminders-not-stopped',
    title: 'Reminders, the email is not stopped yet',
    shows: card(sunday, unanswered),
    act: ({ press }) => press('Stop this email'),
  },
  {
    id: 'stop-emails',
    title: 'Stopping the weekly email',
    shows: () => <StopEmailsView name="asking" fault={null} onStop={nothing} />,
  },
  {
    id: 'stop-emails-failed',
    title: 'Stopping the weekly email, no answer',
    shows: () => <StopEmailsView name="asking" fault={unanswered} onStop={nothing} />,
  },
  {
    id: 'stop-emails-incomplete',
    title: 'Stopping the weekly email, the link is not complete',
    shows: () => <StopEmailsView name="incomplete" />,
  },
  {
    id: 'stop-emails-stopped',
    title: 'The weekly email is stopped',
    shows: () => <StopEmailsView name="stopped" />,
  },
];

/** Reminders of training, and the page that stops the weekly email. */
export const reminderStories: Story[] = stories.map((story) => ({ ...story, part: 'Plan' }));
