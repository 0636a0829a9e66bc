import { consoleCalls } from '#contract/console-calls.ts';
import type { PersonAnswer } from '#contract/console-desk.ts';
import { consolePaths } from '#contract/console-paths.ts';
import { HeadActs } from '#web/console/desk/acts/head-acts.tsx';
import { PersonActs } from '#web/console/desk/acts/person-acts.tsx';
import { ConsoleFrame } from '#web/console/frame/console-frame.tsx';
import { PageHead } from '#web/console/kit/page-head.tsx';
import { UndoAddressView } from '#web/subscriber/account/undo-address-view.tsx';
import { signInAs } from './console-operator.ts';
import { maya } from './console-person.ts';
import type { Story } from './story.ts';

type Situation = Pick<Story, 'id' | 'title' | 'act' | 'answers' | 'arrange'> & { person?: PersonAnswer };

const nothing = () => undefined;
const ended: PersonAnswer = {
  ...maya,
  payments: [],
  subscriptions: [],
  access: { until: '2026-12-01T10:00:00Z', because: 'grant' },
  grants: [
    {
      id: '1',
      subscription_id: null,
      starts_at: '2026-11-20T10:00:00Z',
      ends_at: '2099-12-01T10:00:00Z',
      reason: 'waited for an answer',
      by: 'J. Marsh',
      granted_at: '2026-11-20T10:00:00Z',
      ended_at: null,
    },
  ],
};
const cancelled: PersonAnswer = {
  ...maya,
  subscriptions: [{ ...maya.subscriptions[0]!, may: ['undo-cancel'], cancel_at: '2027-02-09T10:02:00Z' }],
};
const opened = (name: string) => ({ act: ({ press }: Parameters<NonNullable<Story['act']>>[0]) => press(name) });

const situations: Situation[] = [
  { id: 'console-acts', title: 'What can be done for a person' },
  { id: 'console-acts-support', title: 'What Support can do', arrange: () => signInAs('support') },
  { id: 'console-acts-ended', title: 'Acts that are not possible, and given access', person: ended },
  { id: 'console-acts-refund', title: 'Refund, all', ...opened('Refund…up') },
  {
    id: 'console-acts-refund-part',
    title: 'Refund, too large a part',
    async act({ press, type }) {
      await press('Refund…up');
      await press('A part');
      await type('Amount in USD, tax inside', '40');
    },
  },
  {
    id: 'console-acts-refund-refused',
    title: 'Refund, refused',
    answers: {
      [consoleCalls.refundPayment]: {
        status: 409,
        json: { error: 'Only $14.99 of this payment can still go back. Look at it again.' },
      },
    },
    async act({ press }) {
      await press('Refund…up');
      await press('Refund $35.99…');
    },
  },
  { id: 'console-acts-cancel', title: 'Cancel', ...opened('Cancel…') },
  { id: 'console-acts-keep', title: 'Undo a cancellation', person: cancelled, ...opened('Undo') },
  { id: 'console-acts-days', title: 'Give days', ...opened('Give time') },
  { id: 'console-acts-free', title: 'Give free access', person: ended, ...opened('Give time') },
  { id: 'console-acts-end', title: 'End given access', person: ended, ...opened('End given') },
  { id: 'console-acts-address', title: 'Correct the address', ...opened('Correct') },
  { id: 'console-acts-email', title: 'Send an email again', ...opened('Send an email') },
  { id: 'console-acts-copy', title: 'Copy of the data', ...opened('Copy') },
  { id: 'console-acts-erase', title: 'Erase', ...opened('Erase') },
  { id: 'console-acts-note', title: 'Write a note', ...opened('Note') },
];

/** What operators do for a person, and the page by which the person takes a corrected address back. */
export const consoleActsStories: Story[] = [
  ...situations.map(({ person = maya, answers = {}, arrange = () => signInAs(), ...rest }) => ({
    ...rest,
    part: 'Console' as const,
    answers,
    arrange,
    shows: () => (
      <ConsoleFrame current={consolePaths.subscribers}>
        <PageHead title={person.name}>
          <HeadActs person={person} onDone={nothing} />
        </PageHead>
        <PersonActs person={person} onDone={nothing} />
      </ConsoleFrame>
    ),
  })),
  ...(['asking', 'incomplete', 'undone'] as const).map((name) => ({
    id: `undo-address-${name}`,
    title: `Take an address back, ${name}`,
    part: 'Console' as const,
    shows: () =>
      name === 'asking' ? (
        <UndoAddressView name="asking" fault={null} onUndo={nothing} />
      ) : (
        <UndoAddressView name={name} />
      ),
  })),
];
