import type { EmailDeps, Written } from '#server/mail/send-once.ts';
import type { JobPayloads } from '#server/platform/jobs/job.ts';
import { digestEmail } from './digest-email.ts';
import { findReader } from './digests.sql.ts';
import { readDigest } from './read-digest.ts';

/** Sends nothing to an operator who has ended or wants no digest any more. */
export async function writeDigest(
  deps: EmailDeps,
  { operator_id: id, day }: JobPayloads['digest'],
): Promise<Written | null> {
  const reader = await findReader(deps.db, id);
  if (reader === null) return null;
  const digest = await readDigest(deps, { day, role: reader.role, operatorId: id });
  return { userId: null, email: digestEmail(digest, reader, deps.config.publicUrl) };
}
