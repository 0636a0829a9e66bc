import { type ComponentType, lazy, Suspense } from 'react';

// Prerendered HTML has it, and it decorates a question without which that can be answered.
const Airy = lazy<ComponentType>(() =>
  import('./airy.tsx').then(
    (module) => ({ default: module.Airy }),
    () => ({ default: () => null }),
  ),
);

/** Faint weather, whose code loads after that of the question; if that fails, the sky stays empty. */
export function LazyAiry() {
  return (
    <Suspense>
      <Airy />
    </Suspense>
  );
}
