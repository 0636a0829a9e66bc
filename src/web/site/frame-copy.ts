import type { frame } from '#contract/copy/frame.ts';
import { plainCopyOf } from './plain-copy.ts';

export const frameCopy = plainCopyOf<typeof frame>('frame');
