import { paths } from '#contract/paths.ts';

/** The album is a view of a page of training: an address of its own would cost the first screens of all visitors. */
export const albumPath = `${paths.exercises}?album=1`;
