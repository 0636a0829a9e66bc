import { consolePaths } from '#contract/console/paths.ts';
import type { EmailDeps, Written } from '#server/mail/send-once.ts';
import type { JobPayloads } from '#server/platform/jobs/job.ts';
import { findOperatorById } from './operators.sql.ts';
import { countCodesLeft } from './recovery-codes.sql.ts';
import { signInChangeEmail } from './sign-in-change-email.ts';

/** Sends nothing when the operator is no longer known. */
export async function writeSignInChange(
  { config, db }: EmailDeps,
  { operator_id: id, change, name, at }: JobPayloads['operator-sign-in'],
): Promise<Written | null> {
  const operator = await findOperatorById(db, id);
  if (operator === null) return null;
  const facts = { to: operator.email, change, name, codesLeft: await countCodesLeft(db, id), at: Date.parse(at) };
  return { userId: null, email: signInChangeEmail({ ...facts, url: config.publicUrl + consolePaths.team }) };
}
