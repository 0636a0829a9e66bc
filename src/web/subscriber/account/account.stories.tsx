import { calls } from '#contract/calls.ts';
import { paths } from '#contract/paths.ts';
import type { SessionDetails } from '#contract/session-list.ts';
import { answersFor, profile, signedIn, subscriptionStates } from '#web/gallery/business.ts';
import { refused } from '#web/gallery/call-answers.ts';
import { fill, ignore, inTurn, press, storiesOf } from '#web/gallery/story.ts';
import { UndoAddressView } from './undo-address-view.tsx';

const readAccount = { [calls.readAccount]: { json: profile } };

const session = {
  id: 1,
  device: 'Chrome on Android',
  signed_in_at: '2026-10-03T12:00:00Z',
  last_seen_at: '2026-11-21T12:00:00Z',
  current: true,
};
const elsewhere = {
  ...session,
  id: 2,
  device: 'Safari on iPhone',
  last_seen_at: '2026-11-03T12:00:00Z',
  current: false,
};
const signedInOn = (...sessions: SessionDetails[]) => ({ [calls.listSessions]: { json: { sessions } } });

export const place = 200;
export const stories = [
  ...storiesOf(
    { part: 'Account', shows: paths.account, arrange: signedIn },
    {
      ...Object.fromEntries(
        Object.entries(subscriptionStates).map(([name, { title, subscription }]) => [
          `account-${name}`,
          { title: `Account, subscription ${title}`, answers: { ...answersFor(subscription), ...readAccount } },
        ]),
      ),
      'account-not-read': { title: 'Account, subscription not read', answers: readAccount },
      devices: {
        title: 'Where you are signed in',
        shows: paths.devices,
        answers: signedInOn(session, elsewhere, { ...elsewhere, id: 3, device: '' }),
      },
      'devices-one': { title: 'Signed in here only', shows: paths.devices, answers: signedInOn(session) },
      'devices-not-read': { title: 'Devices not read', shows: paths.devices },
      data: { title: 'Your data', shows: paths.ownData },
      'data-erasing': {
        title: 'Your data, about to be erased',
        shows: paths.ownData,
        answers: { [calls.eraseAccount]: refused(400, 'The password is not right.') },
        act: inTurn(press('Erase my account'), fill('Your password', 'kite'), press('Erase my account now')),
      },
    },
  ),
  ...storiesOf('Account', {
    'undo-address-asking': {
      title: 'Take an address back, asking',
      shows: () => <UndoAddressView name="asking" fault={null} onUndo={ignore} />,
    },
    'undo-address-incomplete': {
      title: 'Take an address back, incomplete',
      shows: () => <UndoAddressView name="incomplete" />,
    },
    'undo-address-undone': {
      title: 'Take an address back, undone',
      shows: () => <UndoAddressView name="undone" />,
    },
  }),
];
