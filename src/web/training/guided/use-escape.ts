import { useKey } from './use-key.ts';

/** Calls `leave` for the Esc key, unless a dialog is open, which it closes instead. */
export const useEscape = (leave: () => void): void => useKey('Escape', leave);
