import { useLoaded } from '../loading/use-loaded.ts';

const load = () => import('./unsaved-line.tsx');

/** The line about data that is stored only on this device, loaded so late that no page waits for it. */
export function LazyUnsavedLine() {
  const { loaded } = useLoaded(load);
  return typeof loaded === 'string' ? null : <loaded.UnsavedLine />;
}
