import type { FastifyInstance } from 'fastify';
import { apiPaths } from '../../contract/api-paths';

/** An event as a device sends it. */
export interface Measured {
  device: string;
  name: string;
  /** Epoch ms. */
  time: number;
  /** Null when the device numbers nothing. */
  id: number | null;
  insertId: string;
  cohort: string;
  /** Told by visits only. */
  source: string;
  /** Usually ms; whatever a device may say. */
  stay?: unknown;
}

/** Sends the events in their order, all in one upload, as the tracker does. */
export async function upload(app: FastifyInstance, events: readonly Measured[]): Promise<void> {
  if (events.length === 0) return;
  const payload = { api_key: 'everkite', events: events.map(wireEventOf) };
  const answer = await app.inject({ method: 'POST', url: apiPaths.uploadEvents, payload });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

function wireEventOf({ device, name, time, id, insertId, cohort, source, stay }: Measured) {
  return {
    event_type: name,
    device_id: device,
    time,
    insert_id: insertId,
    ...(id === null ? {} : { event_id: id }),
    event_properties: {
      cohort,
      ...(name === 'session_start' && source !== '' ? { source } : {}),
      ...(stay === undefined ? {} : { stay_ms: stay }),
    },
  };
}
