import { consolePaths } from '#contract/console/paths.ts';
import { roleNames } from '#contract/console/permissions.ts';
import type { EmailDeps, Written } from '#server/mail/send-once.ts';
import type { JobPayloads } from '#server/platform/jobs/job.ts';
import { invitationEmail } from './invitation-email.ts';
import { makeInvitation } from './invitations.sql.ts';
import { findInviter, findOperatorById } from './operators.sql.ts';

/** Where an invitation leads; its token is behind the `#`, where no log sees it. */
export const invitationUrl = (publicUrl: string, token: string): string => `${publicUrl}${consolePaths.enrol}#${token}`;

/**
 * The link is made when the email is sent, so that no job holds it. Sends nothing to somebody who is no longer invited.
 */
export async function writeInvitation(
  { config, db, clock }: EmailDeps,
  { operator_id: id, is_reset: isReset = false }: JobPayloads['operator-invitation'],
): Promise<Written | null> {
  const operator = await findOperatorById(db, id);
  if (operator?.state !== 'invited') return null;
  const token = await makeInvitation(db, id, clock());
  const by = await findInviter(db, id);
  const facts = { to: operator.email, by, role: roleNames[operator.role], isReset };
  return { userId: null, email: invitationEmail({ ...facts, url: invitationUrl(config.publicUrl, token) }) };
}
