/** Pages of training beside those in `paths.ts`, which is part of what visitors load first. */
export const trainingPaths = {
  exercises: '/train/exercises',
  album: '/train/album',
  week: '/train/week',
  settings: '/train/settings',
  weekInTheAir: '/train/week-in-the-air',
  weeklyLook: '/train/check-in',
  habitTrial: '/train/try',
} as const;

export type TrainingPath = (typeof trainingPaths)[keyof typeof trainingPaths];
