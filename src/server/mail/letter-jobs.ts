import { isActiveStatus } from '../../contract/is-active-status';
import { paths } from '../../contract/paths';
import { issuePasswordToken } from '../auth/password-tokens.sql';
import { findUserByEmail, findUserById } from '../auth/users.sql';
import type { Deps } from '../deps';
import type { JobHandlers } from '../job/worker';
import { findResumeLink } from '../resume/resume-links.sql';
import { currentOf, entitlementOf } from '../subscription/entitlement';
import { listSubscriptions, type SubscriptionRecord } from '../subscription/subscriptions.sql';
import { findPaid } from '../subscription/transactions.sql';
import { cancellationMail, renewalReminderMail, resetPasswordMail, resumeLinkMail, welcomeMail } from './letters';

type LetterDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'mailer'>;

/** A letter that somebody waits for is of no use later; until then its job holds his address and the link. */
const resumeLetterPatienceMs = 24 * 60 * 60_000;

/**
 * The letters, one kind of job each. A password link's token is made when its letter is sent, so that no job holds such
 * a secret and the time to use it begins with the letter. A resume link's token is kept nowhere else: its job holds it
 * until the letter is out.
 */
export function letterJobs(deps: LetterDeps): JobHandlers {
  return {
    'reset-password': ({ email_key }) => sendResetPassword(deps, String(email_key)),
    'resume-link': ({ token, email, asked_at }) =>
      sendResumeLink(deps, String(token), String(email), Date.parse(String(asked_at))),
    welcome: ({ user_id, checkout_id }) => sendWelcome(deps, String(user_id), String(checkout_id)),
    'renewal-reminder': ({ user_id, subscription_id, renews_at }) =>
      sendRenewalReminder(deps, String(user_id), String(subscription_id), Date.parse(String(renews_at))),
    cancelled: ({ user_id, subscription_id, requested_at }) =>
      sendCancellation(deps, String(user_id), String(subscription_id), Date.parse(String(requested_at))),
  };
}

/** Nothing is sent to an address that has no account: the request answered the same all the same. */
async function sendResetPassword({ config, db, clock, mailer }: LetterDeps, emailKey: string): Promise<void> {
  const user = await findUserByEmail(db, emailKey);
  if (!user) return;
  const token = await issuePasswordToken(db, { userId: user.id, purpose: 'reset', now: clock() });
  await mailer.send(resetPasswordMail({ to: user.email, url: changePasswordUrl(config.publicUrl, token) }));
}

/** Nothing is sent for a copy that was erased meanwhile. */
async function sendResumeLink(
  { config, db, clock, mailer }: LetterDeps,
  token: string,
  to: string,
  askedAt: number,
): Promise<void> {
  const link = await findResumeLink(db, token, clock());
  if (!link || clock() - askedAt > resumeLetterPatienceMs) return;
  const url = `${config.publicUrl}${paths.resume}#${token}`;
  await mailer.send(resumeLinkMail({ to, url, expiresAt: link.expiresAt }));
}

async function sendWelcome(
  { config, db, clock, mailer }: LetterDeps,
  userId: string,
  checkoutId: string,
): Promise<void> {
  const user = await findUserById(db, userId);
  if (!user) return;
  const hasPassword = user.passwordHash !== null;
  const url = hasPassword
    ? config.publicUrl + paths.login
    : changePasswordUrl(config.publicUrl, await issuePasswordToken(db, { userId, purpose: 'setup', now: clock() }));
  const subscription = currentOf(await listSubscriptions(db, userId), clock());
  await mailer.send(
    welcomeMail({
      to: user.email,
      name: user.name,
      url,
      hasPassword,
      paid: await findPaid(db, checkoutId),
      renewal: subscription && renewalOf(subscription),
      manageUrl: config.publicUrl + paths.manageSubscription,
    }),
  );
}

/** Says nothing when the charge it was planned for is not to come any more, or on another day. */
async function sendRenewalReminder(
  { config, db, mailer }: LetterDeps,
  userId: string,
  subscriptionId: string,
  renewsAt: number,
): Promise<void> {
  const user = await findUserById(db, userId);
  const subscription = (await listSubscriptions(db, userId)).find(({ id }) => id === subscriptionId);
  const renewal = subscription && isActiveStatus(subscription.status) ? renewalOf(subscription) : null;
  if (!user || renewal?.at !== renewsAt) return;
  const manageUrl = config.publicUrl + paths.manageSubscription;
  await mailer.send(renewalReminderMail({ to: user.email, renewal, manageUrl }));
}

/** The next charge; null when none is to come. */
function renewalOf({ endsThen, nextBilledAt, ...price }: SubscriptionRecord) {
  return endsThen || nextBilledAt === null ? null : { ...price, at: nextBilledAt };
}

async function sendCancellation(
  { config, db, clock, mailer }: LetterDeps,
  userId: string,
  subscriptionId: string,
  requestedAt: number,
): Promise<void> {
  const user = await findUserById(db, userId);
  const subscriptions = await listSubscriptions(db, userId);
  const subscription = subscriptions.find(({ id }) => id === subscriptionId) ?? currentOf(subscriptions, clock());
  if (!user || !subscription) return;
  const { permits, expiresAt } = entitlementOf(subscription, clock());
  await mailer.send(
    cancellationMail({
      to: user.email,
      plan: subscription.offerName,
      requestedAt,
      accessUntilAt: permits ? expiresAt : null,
      manageUrl: config.publicUrl + paths.manageSubscription,
    }),
  );
}

function changePasswordUrl(publicUrl: string, token: string): string {
  return `${publicUrl}${paths.changePassword}?token=${token}`;
}
