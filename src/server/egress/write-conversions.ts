import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { PermittedEvent } from '../../contract/egress';
import { writePrivately } from '../write-privately';
import type { ConversionSink } from './conversion-sink';

interface Settings {
  dir: string;
  /** Where the request would go. */
  address: string;
  bodyOf: (event: PermittedEvent) => object;
  /** Epoch ms. */
  clock: () => number;
}

/**
 * Writes what would be sent as one JSON file each into a folder, named by time and event, so that it can be watched
 * without an account at the vendor. A conversion that is there already is not written again.
 */
export function writeConversions({ dir, address, bodyOf, clock }: Settings): ConversionSink {
  const filesOf = async (eventId: string) =>
    (await readdir(dir).catch(() => [])).filter((file) => file.endsWith(`-${eventId}.json`));
  return {
    async tell(event) {
      await mkdir(dir, { recursive: true });
      const eventId = String(event.properties.event_id);
      if ((await filesOf(eventId)).length > 0) return 'told';
      const at = new Date(clock()).toISOString();
      const request = { written_at: at, method: 'POST', url: address, body: bodyOf(event) };
      const file = path.join(dir, `${at.replaceAll(':', '-')}-${eventId}.json`);
      await writePrivately(file, `${JSON.stringify(request, null, 2)}\n`);
      return 'told';
    },
    async forget(eventIds) {
      for (const eventId of eventIds) {
        for (const file of await filesOf(eventId)) await rm(path.join(dir, file), { force: true });
      }
    },
  };
}
