import {
  exerciseSettingOf,
  feelOf,
  lessonsHeard,
  pastOf,
  runsOf,
  settingOf,
  trainedDaysOf,
} from '#training/entries/fold.ts';
import { useTraining } from '../store/training-store.ts';
import type { FlightPort } from './flight-port.ts';

/**
 * The open training, for a flight. It reads the stored state on each call, so that an exercise that ends sees its own
 * entries.
 * @param planSeed the seed of the exercises' sequences
 * @param day the training day on which the flight began; it stays that day past four in the morning
 */
export function flightPortOf(planSeed: string, day: string): FlightPort {
  const { owner } = useTraining.getState();
  const folded = () => useTraining.getState().folded;
  return {
    planSeed,
    day,
    dayNumber: trainedDaysOf(folded()).filter((trained) => trained < day).length + 1,
    adapts: true,
    runsOf: (exercise) => runsOf(folded(), exercise),
    items: () => folded().items,
    lessons: () => lessonsHeard(folded()).map(({ engine }) => engine),
    pastOf: (engine) => pastOf(folded(), engine),
    feelOf: (exercise) => feelOf(folded(), exercise),
    ofExercise: (name, exercise) => exerciseSettingOf(folded(), name, exercise),
    settingOf: (name) => settingOf(folded(), name),
    saveSetting(setting) {
      // A flight that ends because its owner signed out stores no settings.
      if (useTraining.getState().owner === owner) void useTraining.getState().saveSetting(setting);
    },
    notes: useTraining.getState().notes(),
    add(entry) {
      void useTraining.getState().add(entry);
      // Entries are shown at once and stored afterwards.
      return useTraining.getState().entries.at(-1)!.id;
    },
    now: () => Date.now(),
  };
}
