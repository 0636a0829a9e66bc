/** The texts of the page on which a plan is put together. What is found in each step is of the answers. */
export const creatingPlan = {
  making: 'Putting your plan together',
  ready: 'Your plan is ready',
  progress: 'Plan progress, {found} of {steps} steps',
  continue: 'Continue',
  takes: 'This takes about three seconds.',
  skip: 'Skip ahead',
  done: 'done,',
  now: 'now',
} as const;
