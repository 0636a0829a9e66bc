import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { readEmailAddress } from '#server/identity/email-address.ts';
import type { Deps } from '#server/platform/deps.ts';
import { faultOfStatus } from './fault-of-status.ts';
import type { MailEvent } from './mail-event.ts';
import { isPermanent, readDeliveryReport } from './read-delivery-report.ts';
import { isTokenOf, tokensIn } from './return-path.ts';
import { takeMailEvent } from './take-mail-event.ts';

const largestBytes = 1_048_576;

/** The folder into which the mail server of the return path puts its messages, one `.eml` file each. */
const reportsDir = (dataDir: string): string => path.join(dataDir, 'bounces');

/**
 * Reads the reports of failed deliveries that were dropped in the folder, and deletes each. A report without the token of
 * its recipient is forged or not about an email of ours, and changes nothing.
 * @returns how many changed something
 */
export async function readDroppedReports(deps: Pick<Deps, 'config' | 'db' | 'clock' | 'log'>): Promise<number> {
  const { eventsSecret, bounceAddress } = deps.config.mail;
  if (eventsSecret === null || bounceAddress === null) return 0;
  const dir = reportsDir(deps.config.dataDir);
  let taken = 0;
  for (const name of (await readdir(dir).catch(() => [])).filter((file) => file.endsWith('.eml'))) {
    const file = path.join(dir, name);
    const isSmall = await stat(file).then(
      ({ size }) => size <= largestBytes,
      () => false,
    );
    const text = isSmall ? await readFile(file, 'utf8') : '';
    for (const event of bouncesIn(text, { address: bounceAddress, secret: eventsSecret })) {
      await takeMailEvent(deps, event);
      taken += 1;
    }
    await rm(file, { force: true });
  }
  return taken;
}

/** The failures of emails of ours that a message proves. */
export function bouncesIn(message: string, at: { address: string; secret: string }): MailEvent[] {
  const report = readDeliveryReport(message);
  if (report === null) return [];
  const tokens = tokensIn(report.head, at.address);
  const isOurs = (address: string): boolean => {
    const emailKey = readEmailAddress(address)?.emailKey;
    return emailKey !== undefined && tokens.some((token) => isTokenOf(token, emailKey, at.secret));
  };
  return report.failed.flatMap(({ status, addresses }) => {
    const kind = isPermanent(status) ? ('hard bounce' as const) : ('soft bounce' as const);
    const about = { kind, why: faultOfStatus(status), messageId: report.messageId };
    return addresses
      .slice(0, 10)
      .filter(isOurs)
      .map((email) => ({ email, ...about }));
  });
}
