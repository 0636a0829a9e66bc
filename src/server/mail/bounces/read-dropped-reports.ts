import { lstat, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Deps } from '#server/platform/deps.ts';
import { reasonOf } from '#server/platform/log/reason-of.ts';
import { eachApart } from '#server/platform/process/each-apart.ts';
import { createThreadPool, type ThreadPool } from '#server/platform/process/thread-pool.ts';
import { countSignal } from '#server/platform/signals/signals.sql.ts';
import { isToReturnPath } from './bounces-in.ts';
import type { MailEvent } from './mail-event.ts';
import { longestReport } from './read-mail.ts';
import type { RawReport } from './report-worker.ts';
import { takeMailEvent } from './take-mail-event.ts';

export type ReportDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'log'> & {
  /** The built file of `report-worker.ts`, which runs in a worker thread. */
  reportWorkerFile: string;
};

/** One run ends before the next one begins, which then reads the remaining reports. */
const mostAtOnce = 500;
/** Of one report. The largest one takes some milliseconds. */
const timeoutMs = 5_000;

/** The folder into which the mail server of the return path puts its messages, one `.eml` file each. */
const reportsDir = (dataDir: string): string => path.join(dataDir, 'bounces');

/**
 * Reads the reports of failed deliveries that were dropped in the folder, and deletes each. A report without the token
 * of its recipient is forged or not about an email of ours, and changes nothing. A report that cannot be read or
 * applied is put aside as `.bad`, counted, and stops none of the others.
 * @returns how many changed something
 */
export async function readDroppedReports(deps: ReportDeps): Promise<number> {
  const { config, db, clock, log, reportWorkerFile } = deps;
  const { eventsSecret: secret, bounceAddress: address } = config.mail;
  if (secret === null || address === null) return 0;
  const dir = reportsDir(config.dataDir);
  const names = (await readdir(dir).catch(() => [])).filter((name) => name.endsWith('.eml')).slice(0, mostAtOnce);
  const reader = createThreadPool<RawReport, MailEvent[]>({
    file: reportWorkerFile,
    threads: 1,
    mostWaiting: 1,
    timeoutMs,
  });
  let taken = 0;
  const take = async (name: string) => {
    const file = path.join(dir, name);
    for (const event of await eventsIn(file, { address, secret }, reader)) {
      await takeMailEvent(deps, event);
      taken += 1;
    }
    await rm(file, { force: true });
  };
  const putAside = async (error: unknown, name: string) => {
    log.warn(
      { file: name, reason: reasonOf(error) },
      'A report of a failed delivery could not be read and is put aside',
    );
    await rename(path.join(dir, name), path.join(dir, `${name}.bad`));
    await countSignal(db, 'report put aside', clock());
  };
  try {
    await eachApart(names, take, (error, name) =>
      putAside(error, name).catch((again) => log.warn(`${name} could not be put aside: ${reasonOf(again)}`)),
    );
  } finally {
    await reader.close();
  }
  return taken;
}

/**
 * The failures that a file proves. Rejects for anything but a file, such as a folder or a link, and for one that takes
 * too long.
 */
async function eventsIn(
  file: string,
  at: { address: string; secret: string },
  reader: ThreadPool<RawReport, MailEvent[]>,
): Promise<MailEvent[]> {
  if (!(await lstat(file)).isFile()) throw new Error('it is no file');
  const message = await beginningOf(file);
  if (!isToReturnPath(message, at)) return [];
  const events = await reader.run({ message, ...at });
  if (events === 'busy' || events === 'timed out') throw new Error('it took too long to read');
  return events;
}

async function beginningOf(file: string): Promise<string> {
  const opened = await open(file);
  try {
    const { buffer, bytesRead } = await opened.read(Buffer.alloc(longestReport), 0, longestReport, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await opened.close();
  }
}
