import { useLoaded } from '../loading/use-loaded.ts';

const load = () => import('./unsaved-line.tsx');

/** The line about what is kept on this device only; no page waits for it. */
export function LazyUnsavedLine() {
  const { loaded } = useLoaded(load);
  return typeof loaded === 'string' ? null : <loaded.UnsavedLine />;
}
