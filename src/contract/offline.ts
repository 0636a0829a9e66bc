import type { SitePath } from './paths.ts';

/** The worker that makes training work for days without a network. It serves the pages of training, and no others. */
export const offlineWorker = '/train-worker.js';
/** Also the cached page for all addresses below it. */
export const offlineScope = '/train' satisfies SitePath;
/** The beginning of the names of its caches; each build has one. */
export const offlineCaches = 'everkite.offline.';
/** The file that makes training installable. */
export const webManifestPath = '/train.webmanifest';
/**
 * What a page asks of the worker: to cache what training needs, or to remove it since the person leaves this device. It
 * answers `leave` on the port that comes with it, once nothing more will be written.
 */
export type OfflineRequest = 'keep' | 'leave';
