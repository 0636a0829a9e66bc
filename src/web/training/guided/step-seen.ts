import { createContext } from 'react';

/** Called when a step of a guided exercise is shown; a flight counts the time between two of them. */
export const StepSeen = createContext<() => void>(() => {});
