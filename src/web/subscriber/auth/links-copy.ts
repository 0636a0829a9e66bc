import { links } from '#contract/copy/links.ts';
import { copyOf } from '#web/site/copy.ts';

/** The texts of pages behind mailed links. */
export const linksCopy = copyOf('links', links);
export const { say } = linksCopy;
