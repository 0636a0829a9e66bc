import { apiPaths } from '../../contract/api-paths';

const mebibyte = 1_048_576;

/** What may be sent to where. */
export interface Endpoint {
  path: string;
  /** The field of the body that lists the events. */
  listField: 'events' | 'identification';
  /** Of the text, so that a small gzip cannot become a large one; and of what is to be stored of it. */
  maxBytes: number;
  maxEvents: number;
  /** Fields and items of the whole body: fifty for each event. Reading them costs more than their bytes tell. */
  maxEntries: number;
}

/**
 * Amplitude's documented limits; it names no number of events for the batch, ours keeps one upload from holding up all
 * others.
 */
export const endpoints = {
  standard: {
    path: apiPaths.uploadEvents,
    listField: 'events',
    maxBytes: mebibyte,
    maxEvents: 2000,
    maxEntries: 100_000,
  },
  batch: {
    path: apiPaths.uploadBatch,
    listField: 'events',
    maxBytes: 20 * mebibyte,
    maxEvents: 10_000,
    maxEntries: 500_000,
  },
  identify: {
    path: apiPaths.identify,
    listField: 'identification',
    maxBytes: mebibyte,
    maxEvents: 2000,
    maxEntries: 100_000,
  },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
