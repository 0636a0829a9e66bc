import { consoleCalls } from '#contract/console/calls.ts';
import type { OwnSignIn } from '#contract/console/own-sign-in.ts';
import { refused } from '#web/gallery/call-answers.ts';
import { signInAs } from '#web/gallery/console.tsx';
import { fill, ignore, inTurn, press, storiesOf } from '#web/gallery/story.ts';
import { EnrolView } from './enrol-view.tsx';

const signIn = (own: Partial<OwnSignIn>) => ({
  [consoleCalls.readOwnSignIn]: {
    json: {
      email: 't.weiss@example.com',
      has_password: true,
      factors: [],
      recovery_codes_left: 0,
      sessions: [],
      ...own,
    },
  },
});
const answers = {
  ...signIn({}),
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
};
const enrolling = { is_enrolling: true, factors: [] };

export const place = 411;
export const stories = storiesOf(
  {
    part: 'Console',
    shows: () => <EnrolView />,
    arrange: () => signInAs('analyst', { ...enrolling, id: '6', name: 'T. Weiss' }),
    answers,
  },
  {
    'console-enrol': {
      title: 'Setting up a sign-in',
      act: inTurn(press('Set up'), fill('The six digits it shows now', '492 0')),
    },
    'console-enrol-codes': {
      title: 'Setting up a sign-in, recovery codes',
      act: inTurn(press('Set up'), fill('The six digits it shows now', '492 015'), press('Confirm')),
    },
    'console-enrol-password': {
      title: 'Setting up a sign-in, a password first',
      answers: signIn({ has_password: false }),
    },
    'console-enrol-first-owner': {
      title: 'Setting up the first owner',
      arrange: () => signInAs('owner', { ...enrolling, id: null, name: 'Console password' }),
      answers: signIn({ email: null, has_password: false }),
    },
    'console-enrol-no-link': { title: 'Setting up a sign-in, without a link', arrange: ignore },
    'console-enrol-used-link': {
      title: 'Setting up a sign-in, by a link that was used',
      address: '#used',
      arrange: ignore,
      answers: {
        [consoleCalls.openInvitation]: refused(404, 'This link was used, has ended or is not ours.'),
      },
    },
  },
);
