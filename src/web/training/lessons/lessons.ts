// One file for the browser: who hears a lesson has the voice for the steps of an exercise, too.
export { LessonView } from './lesson-view.tsx';
export { ReadSteps } from './read-steps.tsx';
