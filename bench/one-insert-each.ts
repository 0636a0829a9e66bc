import type { EventWriter } from '../src/server/ingestion/event-writer';
import type { AcceptedEvent } from '../src/server/ingestion/validate-upload';

/** In the benchmark, in the place of the group commit: each upload is an insert of its own, all of them at the same time. */
export function createEventWriter(insert: (events: readonly AcceptedEvent[]) => Promise<void>): EventWriter {
  return {
    async write(events) {
      await insert(events);
      return 'stored';
    },
    idle: async () => undefined,
  };
}
