import { wirePaths } from '#contract/wire-paths.ts';

export const mebibyte = 1_048_576;

/** An address for uploads, with its limits. */
export interface Endpoint {
  path: string;
  /** The field of the body that lists the events. */
  listField: 'events' | 'identification';
  /** Limit for the unpacked text, and for the properties to store. */
  maxBytes: number;
  maxEvents: number;
  /** Fields and items of the body, fifty per event, because reading them costs more than their bytes. */
  maxEntries: number;
}

/**
 * Amplitude's documented limits. It has none for the events of a batch; ours keeps one upload from delaying all others.
 */
export const endpoints = {
  standard: {
    path: wirePaths.uploadEvents,
    listField: 'events',
    maxBytes: mebibyte,
    maxEvents: 2000,
    maxEntries: 100_000,
  },
  batch: {
    path: wirePaths.uploadBatch,
    listField: 'events',
    maxBytes: 20 * mebibyte,
    maxEvents: 10_000,
    maxEntries: 500_000,
  },
  identify: {
    path: wirePaths.identify,
    listField: 'identification',
    maxBytes: mebibyte,
    maxEvents: 2000,
    maxEntries: 100_000,
  },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
