import { paths } from '#contract/paths.ts';
import { maskAddress } from '#server/identity/mask-address.ts';
import { issuePasswordToken } from '#server/identity/password-tokens.sql.ts';
import { findUserById } from '#server/identity/users.sql.ts';
import type { EmailDeps, WritingDeps, Written } from '#server/mail/send-once.ts';
import type { JobPayloads } from '#server/platform/jobs/job.ts';
import { addressCorrectedEmail, addressLeftEmail, addressRestoredEmail } from './address-emails.ts';
import { mayTakeBack, undoEndsAt } from './correct-address.ts';
import { createUndoLink, findCorrection, listEarlierCorrections } from './corrections.sql.ts';

/** Null when the address was changed again since. */
export async function writeAddressCorrected(
  deps: WritingDeps,
  { user_id: userId, correction_id }: JobPayloads['address-corrected'],
): Promise<Written | null> {
  const user = await findUserById(deps.db, userId);
  const correction = await findCorrection(deps.db, correction_id);
  if (!user || !correction || user.email !== correction.emailAfter) return null;
  const { correctedAt } = correction;
  const passwordUrl = await choosePasswordUrl(deps, userId);
  return { userId, email: addressCorrectedEmail({ to: user.email, correctedAt, passwordUrl }, deps.say) };
}

/**
 * Null once the correction was taken back or can no longer be. The link is created here, so that no job holds its
 * token, and only for an address that may use it.
 */
export async function writeAddressLeft(
  { config, db, clock, say }: WritingDeps,
  { user_id: userId, correction_id: correctionId }: JobPayloads['address-left'],
): Promise<Written | null> {
  const correction = await findCorrection(db, correctionId);
  if (!correction || correction.undoneAt !== null) return null;
  const { emailBefore, emailAfter, correctedAt } = correction;
  const expiresAt = undoEndsAt(correctedAt);
  if (clock() >= expiresAt) return null;
  const left = { to: emailBefore, newAddress: maskAddress(emailAfter), correctedAt };
  if (!mayTakeBack(correction, await listEarlierCorrections(db, correction))) {
    return { userId, email: addressLeftEmail({ ...left, undo: null }, say) };
  }
  const token = await createUndoLink(db, { correctionId, expiresAt });
  // The token is in the fragment, so that no server, log or referrer ever sees it.
  const undo = { url: `${config.publicUrl}${paths.undoAddress}#${token}`, endsAt: expiresAt };
  return { userId, email: addressLeftEmail({ ...left, undo }, say) };
}

export async function writeAddressRestored(
  deps: WritingDeps,
  { user_id: userId }: JobPayloads['address-restored'],
): Promise<Written | null> {
  const user = await findUserById(deps.db, userId);
  if (!user) return null;
  const passwordUrl = await choosePasswordUrl(deps, userId);
  return { userId, email: addressRestoredEmail({ to: user.email, passwordUrl }, deps.say) };
}

async function choosePasswordUrl({ config, db, clock }: EmailDeps, userId: string): Promise<string> {
  const token = await issuePasswordToken(db, { userId, purpose: 'welcome', now: clock() });
  return `${config.publicUrl}${paths.changePassword}?token=${token}`;
}
