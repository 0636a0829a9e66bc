import { useCallback, useEffect, useState } from 'react';

/**
 * Loads code when it is first shown, and again when `load` changes.
 * @param load rejects when the network fails; the same function for the same code
 */
export function useLoaded<Loaded extends object>(load: () => Promise<Loaded>) {
  const [last, setLast] = useState<{ load: typeof load; loaded: Loaded | 'loading' | 'failed' } | null>(null);
  const reload = useCallback(() => {
    setLast({ load, loaded: 'loading' });
    const take = (loaded: Loaded | 'failed') => setLast((now) => (now?.load === load ? { load, loaded } : now));
    load().then(take, () => take('failed'));
  }, [load]);
  useEffect(reload, [reload]);
  return { loaded: last?.load === load ? last.loaded : ('loading' as const), reload };
}
