import type { home } from '#contract/copy/home.ts';
import { plainCopyOf } from '#web/site/plain-copy.ts';

export const homeCopy = plainCopyOf<typeof home>('home');
