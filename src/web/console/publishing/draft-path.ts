import type { ConsolePath } from '#contract/console/paths.ts';

/** The editor of a draft, on the page of its kind. */
export const draftPath = (path: ConsolePath, id: number): string => `${path}?draft=${id}`;

/** The page that rehearses a draft. */
export const rehearsalPath = (path: ConsolePath, id: number): string => `${path}?rehearse=${id}`;

/** The page that publishes a draft. */
export const publishPath = (path: ConsolePath, id: number): string => `${path}?publish=${id}`;
