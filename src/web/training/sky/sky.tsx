import type { SkyCode } from '../play/flight-sky.ts';
import { SkyBackdrop } from './sky-backdrop.tsx';
import { SkySigns } from './sky-signs.tsx';

/** The drawing of the sky, loaded beside an exercise. */
export const skyCode: SkyCode = { SkyBackdrop, SkySigns };
