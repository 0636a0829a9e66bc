import { paths } from '#contract/paths.ts';
import { findConsent } from '#server/billing/consent/consent-ledger.sql.ts';
import { renewalOf } from '#server/billing/emails/renewal-of.ts';
import { currentOf } from '#server/billing/entitlement/entitlement.ts';
import { listSubscriptions } from '#server/billing/entitlement/subscriptions.sql.ts';
import { findPaid } from '#server/billing/subscription/payments.sql.ts';
import { issuePasswordToken } from '#server/identity/password-tokens.sql.ts';
import { findUserByEmail, findUserById } from '#server/identity/users.sql.ts';
import type { WritingDeps, Written } from '#server/mail/send-once.ts';
import type { JobPayloads } from '#server/platform/jobs/job.ts';
import { findResumeLink } from '../resume/resume-links.sql.ts';
import {
  alreadySubscribedEmail,
  erasedEmail,
  passwordChangedEmail,
  resetPasswordEmail,
  resumeLinkEmail,
  welcomeEmail,
} from './account-emails.ts';

/** The longest that a job keeps somebody's address while the mail server is down. */
const longestWaitMs = 24 * 60 * 60_000;

/**
 * Here and below, the token of a password link is created when the email is sent, so that no job holds the secret and
 * its lifetime begins with the email.
 */
export async function writeWelcome(
  { config, db, clock, say }: WritingDeps,
  { user_id: userId, checkout_id: checkoutId }: JobPayloads['welcome'],
): Promise<Written | null> {
  const user = await findUserById(db, userId);
  if (!user) return null;
  const token = await issuePasswordToken(db, { userId, purpose: 'welcome', now: clock() });
  const subscription = currentOf(await listSubscriptions(db, userId), clock());
  const paid = await findPaid(db, checkoutId);
  // Without a payment no receipt follows that contains the terms.
  const consent = paid?.amountMinor === 0 ? await findConsent(db, { checkoutId }) : null;
  const email = welcomeEmail(
    {
      to: user.email,
      name: user.name,
      url: changePasswordUrl(config.publicUrl, token),
      signInUrl: user.passwordHash === null ? null : config.publicUrl + paths.train,
      paid,
      renewal: subscription && renewalOf(subscription, clock()),
      agreement: consent && { text: consent.text, acceptedAt: Date.parse(consent.accepted_at) },
      manageUrl: config.publicUrl + paths.manageSubscription,
    },
    say,
  );
  return { userId, email };
}

/** Sends nothing to an address without an account, although the call answers the same for both. */
export async function writeResetPassword(
  { config, db, clock, say }: WritingDeps,
  { email_key }: JobPayloads['reset-password'],
): Promise<Written | null> {
  const user = await findUserByEmail(db, email_key);
  if (!user) return null;
  const token = await issuePasswordToken(db, { userId: user.id, purpose: 'reset', now: clock() });
  const url = changePasswordUrl(config.publicUrl, token);
  return { userId: user.id, email: resetPasswordEmail({ to: user.email, url }, say) };
}

export async function writePasswordChanged(
  { config, db, say }: WritingDeps,
  { user_id: userId, changed_at, is_first = false }: JobPayloads['password-changed'],
): Promise<Written | null> {
  const user = await findUserById(db, userId);
  const change = { changedAt: Date.parse(changed_at), isFirst: is_first };
  const resetUrl = config.publicUrl + paths.resetPassword;
  return user && { userId, email: passwordChangedEmail({ to: user.email, ...change, resetUrl }, say) };
}

export async function writeAlreadySubscribed(
  { config, db, say }: WritingDeps,
  { user_id: userId }: JobPayloads['already-subscribed'],
): Promise<Written | null> {
  const user = await findUserById(db, userId);
  const [signInUrl, resetUrl] = [config.publicUrl + paths.login, config.publicUrl + paths.resetPassword];
  return user && { userId, email: alreadySubscribedEmail({ to: user.email, signInUrl, resetUrl }, say) };
}

/** Sends nothing if the answers were erased. Only the job holds the link's token. */
export async function writeResumeLink(
  { config, db, clock, say }: WritingDeps,
  { token, email: to, asked_at }: JobPayloads['resume-link'],
): Promise<Written | null> {
  const link = await findResumeLink(db, token, clock());
  if (!link || clock() - Date.parse(asked_at) > longestWaitMs) return null;
  const url = `${config.publicUrl}${paths.resume}#${token}`;
  return { userId: null, email: resumeLinkEmail({ to, url, expiresAt: link.expiresAt }, say) };
}

export async function writeErased(
  { clock, say }: WritingDeps,
  { email: to, erased_at }: JobPayloads['erased'],
): Promise<Written | null> {
  const erasedAt = Date.parse(erased_at);
  if (clock() - erasedAt > longestWaitMs) return null;
  return { userId: null, email: erasedEmail({ to, erasedAt }, say) };
}

function changePasswordUrl(publicUrl: string, token: string): string {
  return `${publicUrl}${paths.changePassword}?token=${token}`;
}
