import { consolePaths } from '#contract/console/paths.ts';
import type { Email } from '#server/mail/email.ts';
import { alertEmail } from '../alerts/alert-email.ts';
import { digestEmail } from '../digest/digest-email.ts';
import type { Digest } from '../digest/read-digest.ts';
import { invitationEmail } from '../operators/invitation-email.ts';
import { signInChangeEmail } from '../operators/sign-in-change-email.ts';

const to = 'ada@example.com';
const now = Date.parse('2027-01-15T10:20:00Z');
const usdOf = (minor: number) => ({ minor, currency: 'USD' });
const digest: Digest = {
  day: '2027-01-14',
  rows: [
    { row: 'visits', value: 1764, usual: 1756, change: null },
    { row: 'new subscribers', value: 66, usual: 60, change: null },
    { row: 'renewals paid', value: 131, usual: 124, change: null },
    { row: 'refunds', value: 5, usual: 2, change: { side: 'above', since: '2027-01-13' } },
    { row: 'net', value: 421_874, usual: 417_048, change: null },
  ],
  currency: 'USD',
  otherNet: [],
  perVisit: { value: 239, usual: 237 },
  oneMrr: null,
  mrr: [
    {
      currency: 'USD',
      minor: 17_283_350,
      moved: [
        { kind: 'new', minor: 153_420 },
        { kind: 'reactivation', minor: 7_990 },
        { kind: 'churn asked for', minor: -98_410 },
      ],
    },
  ],
  renewals: {
    days: { from: '2027-01-15', to: '2027-01-21' },
    due: 847,
    cancelled: 168,
    to_charge: 679,
    amounts: [usdOf(1_832_000)],
    reminders_due: 631,
    reminded: 630,
  },
  alerts: [{ title: 'Chargebacks 0.69%', severity: 'warning' }],
  openWork: 7,
  isNew: false,
};

/** Every email to operators, with made-up facts, by name; `publicUrl` is the site's address. */
export function operatorEmailStories(publicUrl: string): Record<string, Email> {
  const invitation = {
    to,
    by: 'R. Okafor',
    role: 'Analyst',
    isReset: false,
    url: `${publicUrl}${consolePaths.enrol}#story`,
  };
  const signIn = { to, name: '', codesLeft: 9, at: now, url: publicUrl + consolePaths.team };
  const alert = {
    title: 'Chargebacks 0.69%',
    severity: 'warning' as const,
    evidence:
      'Of this month’s money; Paddle’s limit is 0.65%. 9 of 1,304 payments, 0.69%; Visa’s limit is 1.50% from 1,501 disputes a month on.',
    opened_at: new Date(now),
    resolved_at: null,
  };
  const toldLater = { to, publicUrl, now: now + 26 * 3_600_000 };
  return {
    'operator-invitation': invitationEmail(invitation),
    'operator-invitation-by-password': invitationEmail({ ...invitation, by: null }),
    'operator-reset': invitationEmail({ ...invitation, isReset: true }),
    'operator-reset-by-password': invitationEmail({ ...invitation, by: null, isReset: true }),
    'operator-set-up': signInChangeEmail({ ...signIn, change: 'set up' }),
    'operator-sign-in': signInChangeEmail({ ...signIn, change: 'passkey added', name: 'MacBook' }),
    'operator-code-app': signInChangeEmail({ ...signIn, change: 'code app added', name: 'iPhone' }),
    'operator-factor-removed': signInChangeEmail({ ...signIn, change: 'removed', name: 'MacBook' }),
    'operator-password': signInChangeEmail({ ...signIn, change: 'password changed' }),
    'operator-codes-made': signInChangeEmail({ ...signIn, change: 'recovery codes made' }),
    'operator-code-used': signInChangeEmail({ ...signIn, change: 'recovery code used' }),
    'operator-last-code-used': signInChangeEmail({ ...signIn, change: 'recovery code used', codesLeft: 1 }),
    'operator-sign-in-reset': signInChangeEmail({ ...signIn, change: 'reset', name: 'R. Okafor' }),
    'alert-opened': alertEmail(alert, { to, what: 'opened', publicUrl, now }),
    'alert-still': alertEmail(alert, { ...toldLater, what: 'still' }),
    'alert-closed': alertEmail({ ...alert, resolved_at: new Date(toldLater.now) }, { ...toldLater, what: 'closed' }),
    digest: digestEmail(digest, { email: to, hour: 7, timeZone: 'Europe/Berlin' }, publicUrl),
  };
}
