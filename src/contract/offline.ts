import type { PagePath } from './paths.ts';

/** The worker that keeps training for days without a network. It sees the pages of training, and no others. */
export const offlineWorker = '/train-worker.js';
/** Also the page that is kept, for all pages below it. */
export const offlineScope = '/train' satisfies PagePath;
/** The beginning of the names of its caches; each build has one. */
export const offlineCaches = 'everkite.offline.';
/** What makes training installable. */
export const webManifestPath = '/train.webmanifest';
