import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { OutboxNote } from '#server/mail/outbox-mailer.ts';

const named = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}\.\d{3}Z-[0-9a-f]{16}$/;

export interface OutboxEntry extends OutboxNote {
  /** The name of its files, without the extension. */
  name: string;
}

/** The latest messages in the outbox, newest first; none when there is no outbox yet. */
export async function listOutbox(dir: string, limit: number): Promise<OutboxEntry[]> {
  const files = await readdir(dir).catch(() => []);
  const names = files.filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -'.json'.length));
  const latest = names.sort().reverse().slice(0, limit);
  const entries = await Promise.all(latest.map((name) => readOutbox(dir, name)));
  return entries.filter((entry) => entry !== null);
}

/** Null when there is no such message. */
export async function readOutbox(dir: string, name: string): Promise<OutboxEntry | null> {
  if (!named.test(name)) return null;
  const text = await readFile(path.join(dir, `${name}.json`), 'utf8').catch(() => null);
  return text === null ? null : { name, ...(JSON.parse(text) as OutboxNote) };
}
