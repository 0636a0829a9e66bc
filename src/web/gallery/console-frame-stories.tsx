import { consoleCalls } from '#contract/console-calls.ts';
import { consolePaths } from '#contract/console-paths.ts';
import { ConsoleFrame } from '#web/console/frame/console-frame.tsx';
import { ConsoleSignIn } from '#web/console/frame/console-sign-in.tsx';
import { ConsoleButton } from '#web/console/kit/console-button.tsx';
import { notify } from '#web/console/kit/notify.ts';
import { PageHead } from '#web/console/kit/page-head.tsx';
import { Panel } from '#web/console/kit/panel.tsx';
import { Skeleton } from '#web/console/kit/skeleton.tsx';
import { StaleData } from '#web/console/kit/stale-data.tsx';
import { askToConfirm } from '#web/console/session/confirming.ts';
import { EnrolView } from '#web/console/team/enrol-view.tsx';
import { signInAs } from './console-operator.ts';
import type { Story } from './story.ts';

const part = 'Console';
const page = (
  <>
    <PageHead title="Revenue" about="October 2026. All times UTC." />
    <Panel title="Months" foot="Net is after tax, fees, refunds and chargebacks.">
      <p style={{ padding: '0 16px 14px' }}>$112,224.10</p>
    </Panel>
  </>
);
const inFrame = (children: React.ReactNode) => () => (
  <ConsoleFrame current={consolePaths.revenue}>{children}</ConsoleFrame>
);

const frames: Story[] = [
  {
    id: 'console-frame-menu',
    title: 'The menu, on a narrow screen',
    part,
    arrange: () => signInAs(),
    shows: inFrame(page),
    async act({ press }) {
      if (innerWidth < 1000) await press('Menu');
    },
  },
  {
    id: 'console-frame-keys',
    title: 'All keys',
    part,
    arrange: () => signInAs(),
    shows: inFrame(page),
    async act({ press, wait }) {
      if (innerWidth >= 1000) return press('Keys');
      document.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true }));
      await wait(0);
    },
  },
  {
    id: 'console-not-for-role',
    title: 'A page that is not for the role',
    part,
    arrange: () => signInAs('growth'),
    shows: () => <ConsoleFrame current={consolePaths.subscribers}>{page}</ConsoleFrame>,
  },
  {
    id: 'console-confirm',
    title: 'A fresh second factor',
    part,
    arrange: () => {
      signInAs();
      void askToConfirm();
    },
    shows: inFrame(page),
  },
  {
    id: 'console-confirm-code',
    title: 'A fresh second factor, by a code that is wrong',
    part,
    answers: {
      [consoleCalls.confirmByCode]: {
        status: 400,
        json: { error: 'This code is wrong or was used. Wait for the next one.' },
      },
    },
    arrange: () => {
      signInAs('owner', { factors: ['totp', 'recovery code'] });
      void askToConfirm();
    },
    shows: inFrame(page),
    async act({ press, type }) {
      await type('Code', '492 015');
      await press('Confirm');
    },
  },
  {
    id: 'console-told',
    title: 'What became of acts, a button at work, figures on their way',
    part,
    arrange: () => {
      signInAs();
      notify('waiting', 'Refund of $35.99 is with Paddle.', {
        more: 'You can go on; it will stand on the person’s page.',
      });
      notify('done', 'Refund of $35.99 is confirmed.', { more: 'A letter was handed over at 09:44.' });
      notify('refused', 'Paddle refused the refund.', {
        more: 'The payment is older than 180 days.',
        code: 'adjustment_not_allowed',
      });
    },
    shows: inFrame(
      <>
        <PageHead title="On its way">
          <ConsoleButton look="main" isBusy>
            Refunding $35.99…
          </ConsoleButton>
          <ConsoleButton notBecause="there are none">End all others</ConsoleButton>
        </PageHead>
        <StaleData isOld>{page}</StaleData>
        <Panel title="Steps">
          <Skeleton />
        </Panel>
      </>,
    ),
    act: ({ see }) => see('Counting…'),
  },
];

const doors: Story[] = [
  { id: 'console-sign-in', title: 'The console’s door', part, shows: () => <ConsoleSignIn /> },
  {
    id: 'console-wrong-password',
    title: 'The console’s door, wrong password',
    part,
    answers: { [consoleCalls.signInToConsole]: { status: 400, json: { error: 'That is not the password.' } } },
    shows: () => <ConsoleSignIn />,
    async act({ press, type }) {
      await type('Password', 'kite');
      await press('Sign in');
    },
  },
  {
    id: 'console-sign-in-enrols',
    title: 'The console’s door, with real payments before the first owner',
    part,
    answers: { [consoleCalls.readConsoleDoor]: { json: { console_password: 'enrols' } } },
    shows: () => <ConsoleSignIn />,
  },
  {
    id: 'console-sign-in-operator',
    title: 'The console’s door, for operators, what was typed does not fit',
    part,
    answers: {
      [consoleCalls.readConsoleDoor]: { json: { console_password: 'closed' } },
      [consoleCalls.signInAsOperator]: {
        status: 400,
        json: {
          error: 'These do not go together. Check the address, the password and the code; each code works once.',
        },
      },
    },
    shows: () => <ConsoleSignIn />,
    async act({ press, type }) {
      await type('Email', 'r.okafor@example.com');
      await type('Password', 'not this one');
      await type('Code', '492015');
      await press('Sign in');
    },
  },
  {
    id: 'console-signed-out',
    title: 'Signed out by time',
    part,
    answers: { [consoleCalls.readConsoleDoor]: { json: { console_password: 'closed' } } },
    shows: () => <ConsoleSignIn isAfterWaiting />,
  },
];

const weiss = { id: '6', name: 'T. Weiss', is_enrolling: true, factors: [] } as const;
const nothingYet = { factors: [], recovery_codes_left: 0, sessions: [] };
const enrolling = (more: Partial<Story>): Story => ({
  id: 'console-enrol',
  title: 'Setting up a sign-in',
  part,
  arrange: () => signInAs('analyst', { ...weiss, factors: [] }),
  answers: {
    [consoleCalls.readOwnSignIn]: { json: { email: 't.weiss@example.com', has_password: true, ...nothingYet } },
    [consoleCalls.beginTotp]: {
      json: {
        secret: 'JBSWY3DPEHPK3PXP',
        uri: 'otpauth://totp/Everkite:t.weiss%40example.com?secret=JBSWY3DPEHPK3PXP&issuer=Everkite',
        sealed: 'sealed',
      },
    },
    [consoleCalls.addTotp]: {
      json: { recovery_codes: Array.from({ length: 10 }, (_, i) => `k${i}tp-${9 - i}wq${i}`) },
    },
  },
  shows: () => <EnrolView />,
  ...more,
});

const enrolments: Story[] = [
  enrolling({
    async act({ press, type }) {
      await press('Set up');
      await type('The six digits it shows now', '492 0');
    },
  }),
  enrolling({
    id: 'console-enrol-codes',
    title: 'Setting up a sign-in, recovery codes',
    async act({ press, type }) {
      await press('Set up');
      await type('The six digits it shows now', '492 015');
      await press('Confirm');
    },
  }),
  enrolling({
    id: 'console-enrol-password',
    title: 'Setting up a sign-in, a password first',
    answers: {
      [consoleCalls.readOwnSignIn]: { json: { email: 't.weiss@example.com', has_password: false, ...nothingYet } },
    },
  }),
  enrolling({
    id: 'console-enrol-first-owner',
    title: 'Setting up the first owner',
    arrange: () => signInAs('owner', { id: null, name: 'Console password', is_enrolling: true, factors: [] }),
    answers: { [consoleCalls.readOwnSignIn]: { json: { email: null, has_password: false, ...nothingYet } } },
  }),
  enrolling({
    id: 'console-enrol-no-link',
    title: 'Setting up a sign-in, without a link',
    arrange: () => {},
  }),
  enrolling({
    id: 'console-enrol-used-link',
    title: 'Setting up a sign-in, by a link that was used',
    address: '#used',
    arrange: () => {},
    answers: {
      [consoleCalls.openInvitation]: { status: 404, json: { error: 'This link was used, has ended or is not ours.' } },
    },
  }),
];

/** The console's frame, its door, and setting up a sign-in. */
export const consoleFrameStories: Story[] = [...frames, ...doors, ...enrolments];
