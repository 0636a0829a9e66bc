import { paths } from '../../contract/paths';
import { issuePasswordToken } from '../auth/password-tokens.sql';
import { findUserByEmail, findUserById } from '../auth/users.sql';
import { findConsent } from '../consent/consent-ledger.sql';
import { findResumeLink } from '../resume/resume-links.sql';
import { currentOf } from '../subscription/entitlement';
import { listSubscriptions } from '../subscription/subscriptions.sql';
import { findPaid } from '../subscription/transactions.sql';
import type { LetterWriters } from './letter-jobs';
import {
  alreadySubscribedLetter,
  erasedLetter,
  passwordChangedLetter,
  resetPasswordLetter,
  resumeLinkLetter,
  welcomeLetter,
} from './letters/account-letters';
import { renewalOf } from './renewal-of';
import type { LetterDeps, Written } from './send-once';

/** Where a job holds somebody's address, it does so no longer than this, whatever the mail server does. */
const patienceMs = 24 * 60 * 60_000;

/**
 * The letters about getting in and going away. A password link's token is made when its letter is sent, so that no job
 * holds such a secret and the time to use it begins with the letter. A resume link's token is kept nowhere else: its job
 * holds it until the letter is out.
 */
export function accountLetters(deps: LetterDeps): LetterWriters {
  return {
    welcome: ({ user_id, checkout_id }) => writeWelcome(deps, String(user_id), String(checkout_id)),
    'reset-password': ({ email_key }) => writeResetPassword(deps, String(email_key)),
    'already-subscribed': ({ user_id }) => writeAlreadySubscribed(deps, String(user_id)),
    'password-changed': ({ user_id, changed_at, is_first }) =>
      writePasswordChanged(deps, String(user_id), {
        changedAt: Date.parse(String(changed_at)),
        isFirst: is_first === true,
      }),
    'resume-link': ({ token, email, asked_at }) =>
      writeResumeLink(deps, String(token), String(email), Date.parse(String(asked_at))),
    erased: ({ email, erased_at }) => writeErased(deps, String(email), Date.parse(String(erased_at))),
  };
}

async function writeWelcome(
  { config, db, clock }: LetterDeps,
  userId: string,
  checkoutId: string,
): Promise<Written | null> {
  const user = await findUserById(db, userId);
  if (!user) return null;
  const token = await issuePasswordToken(db, { userId, purpose: 'welcome', now: clock() });
  const subscription = currentOf(await listSubscriptions(db, userId), clock());
  const paid = await findPaid(db, checkoutId);
  // Without a payment no receipt follows to tell the terms.
  const consent = paid?.amountMinor === 0 ? await findConsent(db, { checkoutId }) : null;
  const letter = welcomeLetter({
    to: user.email,
    name: user.name,
    url: changePasswordUrl(config.publicUrl, token),
    signInUrl: user.passwordHash === null ? null : config.publicUrl + paths.login,
    paid,
    renewal: subscription && renewalOf(subscription),
    agreement: consent && { text: consent.text, acceptedAt: Date.parse(consent.accepted_at) },
    manageUrl: config.publicUrl + paths.manageSubscription,
  });
  return { userId, letter };
}

/** Nothing is sent to an address that has no account: the request answered the same all the same. */
async function writeResetPassword({ config, db, clock }: LetterDeps, emailKey: string): Promise<Written | null> {
  const user = await findUserByEmail(db, emailKey);
  if (!user) return null;
  const token = await issuePasswordToken(db, { userId: user.id, purpose: 'reset', now: clock() });
  const url = changePasswordUrl(config.publicUrl, token);
  return { userId: user.id, letter: resetPasswordLetter({ to: user.email, url }) };
}

async function writePasswordChanged(
  { config, db }: LetterDeps,
  userId: string,
  change: { changedAt: number; isFirst: boolean },
): Promise<Written | null> {
  const user = await findUserById(db, userId);
  const resetUrl = config.publicUrl + paths.resetPassword;
  return user && { userId, letter: passwordChangedLetter({ to: user.email, ...change, resetUrl }) };
}

async function writeAlreadySubscribed({ config, db }: LetterDeps, userId: string): Promise<Written | null> {
  const user = await findUserById(db, userId);
  const [signInUrl, resetUrl] = [config.publicUrl + paths.login, config.publicUrl + paths.resetPassword];
  return user && { userId, letter: alreadySubscribedLetter({ to: user.email, signInUrl, resetUrl }) };
}

/** Nothing is sent for a copy that was erased meanwhile. */
async function writeResumeLink(
  { config, db, clock }: LetterDeps,
  token: string,
  to: string,
  askedAt: number,
): Promise<Written | null> {
  const link = await findResumeLink(db, token, clock());
  if (!link || clock() - askedAt > patienceMs) return null;
  const url = `${config.publicUrl}${paths.resume}#${token}`;
  return { userId: null, letter: resumeLinkLetter({ to, url, expiresAt: link.expiresAt }) };
}

async function writeErased({ clock }: LetterDeps, to: string, erasedAt: number): Promise<Written | null> {
  if (clock() - erasedAt > patienceMs) return null;
  return { userId: null, letter: erasedLetter({ to, erasedAt }) };
}

function changePasswordUrl(publicUrl: string, token: string): string {
  return `${publicUrl}${paths.changePassword}?token=${token}`;
}
