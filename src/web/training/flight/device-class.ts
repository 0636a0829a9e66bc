import type { DeviceClass } from '#training/run/series.ts';

const tabletShortSidePx = 600;

/** What kind of device this is: answers are compared within one kind only. */
export function deviceClass(): DeviceClass {
  if (!matchMedia('(pointer: coarse)').matches) return 'desktop';
  return Math.min(screen.width, screen.height) < tabletShortSidePx ? 'phone' : 'tablet';
}
