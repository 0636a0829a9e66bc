import type { Engine, GuidedEngine, TaskEngine } from '#training/exercises/engine.ts';
import type { EvidenceBrief } from '../evidence/evidence-brief.tsx';
import type { GuidedModule, TaskModule } from './engine-module.ts';
import { type Ends, loadEnds } from './flight-ends.ts';
import type { GuidedFlight } from './guided-flight.tsx';
import { guidedModules } from './guided-modules.ts';
import type { TaskFlight } from './task-flight.tsx';
import { taskModules } from './task-modules.ts';

/** The code of an exercise, its short evidence, and its end pages. */
export type LoadedEngine = { EvidenceBrief: typeof EvidenceBrief; ends: Ends } & (
  | { kind: 'task'; engine: TaskEngine; module: TaskModule; TaskFlight: typeof TaskFlight }
  | { kind: 'guided'; engine: GuidedEngine; module: GuidedModule; GuidedFlight: typeof GuidedFlight }
);

/** Loads an exercise's own code and the code of its kind, all at once; rejects when the network fails. */
export async function loadEngine(engine: Engine): Promise<LoadedEngine> {
  const evidence = import('../evidence/evidence-brief.tsx');
  // The end pages must be loaded before an exercise ends, also offline.
  const shared = loadEnds();
  if (isTask(engine)) {
    const [module, flight, { EvidenceBrief }, ends] = await Promise.all([
      taskModules[engine](),
      import('./task-flight.tsx'),
      evidence,
      shared,
    ]);
    return { kind: 'task', engine, module, TaskFlight: flight.TaskFlight, EvidenceBrief, ends };
  }
  const [module, flight, { EvidenceBrief }, ends] = await Promise.all([
    guidedModules[engine](),
    import('./guided-flight.tsx'),
    evidence,
    shared,
  ]);
  return { kind: 'guided', engine, module, GuidedFlight: flight.GuidedFlight, EvidenceBrief, ends };
}

const isTask = (engine: Engine): engine is TaskEngine => engine in taskModules;
