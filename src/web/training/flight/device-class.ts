import type { DeviceClass } from '#training/run/series.ts';

const tabletShortSidePx = 600;

/** The class of this device: answers are compared within one class only. */
export function deviceClass(): DeviceClass {
  if (!matchMedia('(pointer: coarse)').matches) return 'desktop';
  return Math.min(screen.width, screen.height) < tabletShortSidePx ? 'phone' : 'tablet';
}
