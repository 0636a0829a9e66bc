import { useLoaded } from '../loading/use-loaded.ts';
import { FlightScene } from '../pictures/today-scenes.tsx';
import type { FlightPort } from './flight-port.ts';

const loadPicture = () => import('../album/day-picture.tsx');

/** The day's picture; the usual scene when its code cannot be loaded. */
export function EndPicture({ port }: { port: FlightPort }) {
  const { loaded } = useLoaded(loadPicture);
  if (loaded === 'loading') return null;
  if (loaded === 'failed') return <FlightScene across bows={[true]} />;
  return <loaded.DayPicture items={port.items()} day={port.day} />;
}
