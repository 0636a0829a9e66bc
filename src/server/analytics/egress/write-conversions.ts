import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { PermittedEvent } from '#contract/egress.ts';
import { writePrivately } from '#server/platform/data-dir/data-dir.ts';
import type { ConversionSink } from './conversion-sink.ts';

interface Settings {
  dir: string;
  /** The URL that the conversion would be sent to. */
  address: string;
  bodyOf: (event: PermittedEvent) => object;
  /** Epoch ms. */
  clock: () => number;
}

/**
 * Writes each conversion to a JSON file named after time and event id, so that it can be seen without an account at the
 * advertiser. A conversion that has a file is not written again.
 */
export function writeConversions({ dir, address, bodyOf, clock }: Settings): ConversionSink {
  return {
    async report(event) {
      await mkdir(dir, { recursive: true });
      const eventId = String(event.properties.event_id);
      if ((await filesOf(dir, `-${eventId}.json`)).length > 0) return 'reported';
      const at = new Date(clock()).toISOString();
      const request = { written_at: at, method: 'POST', url: address, body: bodyOf(event) };
      const file = path.join(dir, `${at.replaceAll(':', '-')}-${eventId}.json`);
      await writePrivately(file, `${JSON.stringify(request, null, 2)}\n`);
      return 'reported';
    },
  };
}

/** Deletes the files of these events, including partial ones of a process that ended while writing. */
export async function forgetConversions(dir: string, eventIds: readonly string[]): Promise<void> {
  const endings = eventIds.flatMap((eventId) => [`-${eventId}.json`, `-${eventId}.json.part`]);
  for (const file of await filesOf(dir, ...endings)) await rm(path.join(dir, file), { force: true });
}

async function filesOf(dir: string, ...endings: string[]): Promise<string[]> {
  const names = await readdir(dir).catch(() => []);
  return names.filter((name) => endings.some((ending) => name.endsWith(ending)));
}
