import { consoleCalls } from '#contract/console/calls.ts';
import { consolePaths } from '#contract/console/paths.ts';
import { refused } from '#web/gallery/call-answers.ts';
import { consoleStories, inConsole, signInAs } from '#web/gallery/console.tsx';
import { fill, inTurn, press, storiesOf } from '#web/gallery/story.ts';
import { ConsoleButton } from '../kit/console-button.tsx';
import { notify } from '../kit/notify.ts';
import { PageHead } from '../kit/page-head.tsx';
import { Panel } from '../kit/panel.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { StaleData } from '../kit/stale-data.tsx';
import { askToConfirm } from '../session/confirming.ts';
import { ConsoleSignIn } from './console-sign-in.tsx';

const page = (
  <>
    <PageHead title="Revenue" about="October 2026. All times UTC." />
    <Panel title="Months" foot="Net is after tax, fees, refunds and chargebacks.">
      <p style={{ padding: '0 16px 14px' }}>$112,224.10</p>
    </Panel>
  </>
);

const frames = consoleStories(consolePaths.revenue, page, {
  'console-frame-menu': {
    title: 'The menu, on a narrow screen',
    async act({ press }) {
      if (innerWidth < 1000) await press('Menu');
    },
  },
  'console-frame-keys': {
    title: 'All keys',
    async act({ press, wait }) {
      if (innerWidth >= 1000) return press('Keys');
      document.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true }));
      await wait(0);
    },
  },
  'console-not-for-role': {
    title: 'A page that is not for the role',
    role: 'growth',
    shows: inConsole(consolePaths.subscribers, page),
  },
  'console-confirm': {
    title: 'A fresh second factor',
    arrange: () => {
      signInAs();
      void askToConfirm();
    },
  },
  'console-confirm-code': {
    title: 'A fresh second factor, by a code that is wrong',
    answers: {
      [consoleCalls.confirmByCode]: refused(400, 'This code is wrong or was used. Wait for the next one.'),
    },
    arrange: () => {
      signInAs('owner', { factors: ['totp', 'recovery code'] });
      void askToConfirm();
    },
    act: inTurn(fill('Code', '492 015'), press('Confirm')),
  },
  'console-told': {
    title: 'What became of acts, a button at work, figures on their way',
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
    shows: inConsole(
      consolePaths.revenue,
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
});

const doors = storiesOf(
  { part: 'Console', shows: () => <ConsoleSignIn /> },
  {
    'console-sign-in': { title: 'The console’s door' },
    'console-wrong-password': {
      title: 'The console’s door, wrong password',
      answers: { [consoleCalls.signInToConsole]: refused(400, 'That is not the password.') },
      act: inTurn(fill('Password', 'kite'), press('Sign in')),
    },
    'console-sign-in-enrols': {
      title: 'The console’s door, with real payments before the first owner',
      answers: { [consoleCalls.readConsoleDoor]: { json: { console_password: 'enrols' } } },
    },
    'console-sign-in-operator': {
      title: 'The console’s door, for operators, what was typed does not fit',
      answers: {
        [consoleCalls.readConsoleDoor]: { json: { console_password: 'closed' } },
        [consoleCalls.signInAsOperator]: refused(
          400,
          'These do not go together. Check the address, the password and the code; each code works once.',
        ),
      },
      act: inTurn(
        fill('Email', 'r.okafor@example.com'),
        fill('Password', 'not this one'),
        fill('Code', '492015'),
        press('Sign in'),
      ),
    },
    'console-signed-out': {
      title: 'Signed out by time',
      answers: { [consoleCalls.readConsoleDoor]: { json: { console_password: 'closed' } } },
      shows: () => <ConsoleSignIn isAfterWaiting />,
    },
  },
);

export const place = 410;
export const stories = [...frames, ...doors];
