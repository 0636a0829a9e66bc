import type { ReactNode } from 'react';
import type { ExerciseId } from '#training/exercises/exercises.ts';
import { drawnCalm } from './drawn-calm.tsx';
import { drawnDays } from './drawn-days.tsx';
import { drawnTasks } from './drawn-tasks.tsx';

/** One picture for each exercise, no two alike, on a grid of 72 over the sky. */
export const exerciseDrawings: Readonly<Record<ExerciseId, ReactNode>> = { ...drawnTasks, ...drawnCalm, ...drawnDays };
