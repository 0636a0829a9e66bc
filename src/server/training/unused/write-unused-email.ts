import { paths } from '#contract/paths.ts';
import { findUserById } from '#server/identity/users.sql.ts';
import type { WritingDeps, Written } from '#server/mail/send-once.ts';
import type { JobPayloads } from '#server/platform/jobs/job.ts';
import { findUse } from './questions.sql.ts';
import { unusedTrainingEmail } from './unused-email.ts';
import { answerMs } from './unused-training.ts';

/** Sends nothing once the person has answered or erased their training, or was asked again. */
export async function writeUnusedTraining(
  { config, db, say }: WritingDeps,
  { user_id: userId, asked_at }: JobPayloads['unused-training'],
): Promise<Written | null> {
  const user = await findUserById(db, userId);
  const use = await findUse(db, userId);
  const askedAt = Date.parse(asked_at);
  if (!user || use?.askedAt !== askedAt || use.answeredAt !== null) return null;
  const url = config.publicUrl + paths.progress;
  return { userId, email: unusedTrainingEmail({ to: user.email, url, eraseAt: askedAt + answerMs }, say) };
}
