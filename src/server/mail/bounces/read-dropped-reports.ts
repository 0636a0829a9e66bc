import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { readEmailAddress } from '#server/identity/email-address.ts';
import type { Deps } from '#server/platform/deps.ts';
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
    for (const email of hardBouncesIn(text, { address: bounceAddress, secret: eventsSecret })) {
      await takeMailEvent(deps, { kind: 'hard bounce', email });
      taken += 1;
    }
    await rm(file, { force: true });
  }
  return taken;
}

/** The addresses of ours that a message proves to be dead. */
export function hardBouncesIn(message: string, at: { address: string; secret: string }): string[] {
  const report = readDeliveryReport(message);
  if (report === null) return [];
  const tokens = tokensIn(report.head, at.address);
  return report.failed
    .filter(({ status }) => isPermanent(status))
    .flatMap(({ addresses }) => addresses.slice(0, 10))
    .filter((address) => {
      const emailKey = readEmailAddress(address)?.emailKey;
      return emailKey !== undefined && tokens.some((token) => isTokenOf(token, emailKey, at.secret));
    });
}
