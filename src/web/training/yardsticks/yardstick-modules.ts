import type { ComponentType } from 'react';
import type { YardstickId } from '#training/run/yardstick.ts';
import type { PlayProps } from '../play/play-props.ts';

/** Loads what plays a yardstick; rejects when the network fails. */
export async function loadYardstick(id: YardstickId): Promise<{ Play: ComponentType<PlayProps> }> {
  if (id === 'still-air') return { Play: (await import('../tasks/still-air/still-air.tsx')).StillAir };
  return { Play: (await import('../tasks/same-or-not/same-or-not.tsx')).SameOrNot };
}
