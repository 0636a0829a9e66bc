import { brand } from '#contract/brand.ts';
import type { Email, Fact } from '#server/mail/email.ts';
import { formatTime } from '#server/mail/format.ts';
import type { SignInChange } from './sign-in-change.ts';

export interface ChangedSignInFacts {
  to: string;
  change: SignInChange;
  /** Name of the passkey or code app; for a reset, the person who did it; empty when there is none. */
  name: string;
  /** The number of recovery codes left. */
  codesLeft: number;
  /** Epoch ms. */
  at: number;
  url: string;
}

const headings: Record<SignInChange, string> = {
  'set up': 'Your sign-in is set up',
  'passkey added': 'A passkey was added',
  'code app added': 'A code app was added',
  removed: 'A way to sign in was removed',
  'password changed': 'Your password was changed',
  'recovery codes made': 'New recovery codes were made',
  'recovery code used': 'A recovery code was used',
  reset: 'Your sign-in was reset',
};

/**
 * Informs an operator that their sign-in to the console has changed. It has no code, no link that opens anything, and
 * no secret.
 */
export function signInChangeEmail({ to, change, name, codesLeft, at, url }: ChangedSignInFacts): Email {
  const facts: Fact[] = [
    ...(name === '' ? [] : [[change === 'reset' ? 'By' : 'Name', name] as const]),
    ['When', formatTime(at)],
  ];
  return {
    to,
    subject: `${headings[change]}: ${brand} console`,
    preview: 'Was this you? Then there is nothing to do.',
    heading: headings[change],
    blocks: [meaningOf(change, codesLeft), { facts }],
    button: change === 'reset' ? null : { label: 'Look at your sign-in', url },
    further: [],
    footnote:
      'Was this not you? Tell an owner of the console at once. They can reset your sign-in, which ends all your sessions.',
  };
}

function meaningOf(change: SignInChange, codesLeft: number): string {
  const left = codesLeft === 1 ? '1 recovery code is left' : `${codesLeft} recovery codes are left`;
  switch (change) {
    case 'set up':
      return 'You can sign in to the console from now on. Your recovery codes were shown once, on that screen.';
    case 'passkey added':
    case 'code app added':
      return 'It can be used to sign in to the console from now on.';
    case 'removed':
      return 'It signs you in no more. Your other sessions have ended.';
    case 'password changed':
      return 'The password before works no more. Your other sessions have ended.';
    case 'recovery codes made':
      return 'All earlier recovery codes work no more.';
    case 'recovery code used':
      return `It works no more; ${left}.`;
    case 'reset':
      return 'Your passkeys, code apps, password and recovery codes work no more, and your sessions have ended. With a new invitation you set up your sign-in again.';
  }
}
