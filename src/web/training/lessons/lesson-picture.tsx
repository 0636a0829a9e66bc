import { useId } from 'react';
import type { Exercise } from '#training/exercises/exercises.ts';
import type { LessonPart } from '#training/lessons/lesson-copy.ts';
import { ExerciseDrawing } from '#web/site/exercise-pictures/thumb.tsx';
import { Sun, Weather } from '#web/ui/illustration/weather.tsx';
import { Banner } from '../pictures/banner.tsx';
import { Hills } from '../pictures/hills.tsx';
import { Sky } from '../pictures/sky.tsx';
import { hardDrawings } from './hard-drawings.tsx';
import { outsideDrawings } from './outside-drawings.tsx';

interface LessonPictureProps {
  /** The one that the lesson comes with. */
  exercise: Pick<Exercise, 'id' | 'engine'>;
  part: LessonPart;
}

/** The picture of a part of a lesson: the exercise itself, what is hard in it, or a moment outside. */
export function LessonPicture({ exercise, part }: LessonPictureProps) {
  const isOutside = part === 'outside';
  return (
    <Banner
      draw={(width, height) => (
        <>
          <Sky width={width} height={height} />
          {isOutside && <Sun x={width * 0.8} y={height - 148} radius={30} />}
          <Weather
            clouds={[
              [width * 0.06, 58, 0.8, 0.8],
              [width * 0.82, 40, 0.7, 0.7],
            ]}
            winds={[]}
          />
          <Hills width={width} height={height} lift={isOutside ? 0.9 : 0.5} far={isOutside} />
          <Drawn exercise={exercise} part={part} width={width} height={height} />
          {isOutside && <Hills width={width} height={height} lift={0.6} near />}
        </>
      )}
    />
  );
}

interface DrawnProps extends LessonPictureProps {
  width: number;
  height: number;
}

function Drawn({ exercise: { id, engine }, part, width, height }: DrawnProps) {
  if (part === 'what') return <Framed id={id} x={width / 2} y={height / 2 - 16} />;
  const drawing = part === 'hard' ? hardDrawings[engine] : outsideDrawings[engine];
  // Both are on a grid of 240 by 180; what stands outside stands on the ground.
  return <g transform={`translate(${width / 2 - 120} ${height - (part === 'hard' ? 236 : 206)})`}>{drawing}</g>;
}

/** The exercise's own small picture, in a frame. */
function Framed({ id, x, y }: { id: Exercise['id']; x: number; y: number }) {
  const clip = useId();
  const scale = 2.2;
  return (
    <g transform={`translate(${x - 36 * scale} ${y - 36 * scale}) scale(${scale})`}>
      <clipPath id={clip}>
        <rect width="72" height="72" rx="15" />
      </clipPath>
      <rect x="-2.5" y="-2.5" width="77" height="77" rx="17" fill="var(--surface)" />
      <g clipPath={`url(#${clip})`}>
        <Sky width={72} height={72} />
        <ExerciseDrawing id={id} />
      </g>
    </g>
  );
}
