import { Drawing } from '#web/ui/drawing.tsx';

/* 24 grid, 1.75 stroke, round ends, as in the kit's icons. */
const drawings = {
  pause: 'M9 6.5v11M15 6.5v11',
  left: 'M18.5 12H6M11 6.5 5.5 12l5.5 5.5',
  right: 'M5.5 12H18M13 6.5l5.5 5.5-5.5 5.5',
  up: 'M6 14.5 12 8.5l6 6',
  down: 'M6 9.5l6 6 6-6',
  undo: 'M8 6 4.500 9.500 8 13M5 9.500h8.500a4.750 4.750 0 0 1 0 9.500H9.500',
  sound: 'M5 10v4h3l4.500 3.500v-11L8 10zM15.500 9.700a3.400 3.400 0 0 1 0 4.600M17.800 7.300a7 7 0 0 1 0 9.400',
  soundOff: 'M5 10v4h3l4.500 3.500v-11L8 10zM16 10l4 4M20 10l-4 4',
  buzz: 'M9.5 5h5A1.5 1.5 0 0 1 16 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-5A1.5 1.5 0 0 1 8 17.5v-11A1.5 1.5 0 0 1 9.5 5zM5 9.5v5M19 9.5v5',
  clock: 'M12 7.5V12l3.2 2M3.8 12a8.2 8.2 0 1 0 16.4 0a8.2 8.2 0 1 0 -16.4 0',
  pen: 'M5 19l1-4.2L15.7 5.1a1.5 1.5 0 0 1 2.1 0l1.1 1.1a1.5 1.5 0 0 1 0 2.1L9.2 18z',
  window:
    'M6.5 4.5h11A1.5 1.5 0 0 1 19 6v12a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 18V6a1.5 1.5 0 0 1 1.5-1.5zM12 4.5v15M5 12h14',
  offline: 'M9.3 7.3a5.5 5.5 0 0 1 8.1 4 3.4 3.4 0 0 1 1.5 6M16.5 18h-9a4 4 0 0 1-.6-7.950M5 5l14 14',
  trash: 'M5.5 7.5h13M9.5 7.5V5.5h5v2M7 7.5l.8 11.2h8.4L17 7.5M10.5 11v4.5M13.5 11v4.5',
  wind: 'M4 9.5h9.5a2.5 2.5 0 1 0-2.5-2.5M4 13.5h13a2.5 2.5 0 1 1-2.5 2.5M4 17.5h6',
  copy: 'M10 9h7.500A1.500 1.500 0 0 1 19 10.500v7.500a1.500 1.500 0 0 1-1.500 1.500H10A1.500 1.500 0 0 1 8.500 18v-7.500A1.500 1.500 0 0 1 10 9zM5.500 15V6A1.500 1.500 0 0 1 7 4.500h8',
  chart: 'M5 19.5h14M7.5 15.5v.1M10.5 12v.1M13.5 13.5v.1M16.5 8v.1M5 4.5v15',
  knot: 'M4 12c3 0 4-4 7-4s4 8 1 8-2-8 2-8c3 0 3 4 6 4',
};

export type TrainIconName = keyof typeof drawings;

interface TrainIconProps {
  name: TrainIconName;
  /** CSS pixels; 24 by default. */
  size?: number;
}

/** The icons that only training uses, so that no landing page loads them. */
export function TrainIcon({ name, ...rest }: TrainIconProps) {
  return <Drawing path={drawings[name]} {...rest} />;
}
