import type { Command } from '../engine';
import type { State } from '../state';
import type { ApiFault, Faults } from './faults';

/** Replaces all switches. */
export function setFaults(faults: Faults): Command<Faults> {
  return (state) => ({ state: { ...state, faults }, answer: faults });
}

/** The fault that hits this call, if any; one for a number of calls only is used up by it. */
export function takeApiFault(method: string, path: string): Command<ApiFault | null> {
  return (state) => {
    const fault = faultFor(state, method, path);
    if (fault === null || fault.calls === null) return { state, answer: fault };
    const api = state.faults.api.flatMap((one) => (one === fault ? usedOnce(one) : [one]));
    return { state: { ...state, faults: { ...state.faults, api } }, answer: fault };
  };
}

export function faultFor(state: State, method: string, path: string): ApiFault | null {
  return (
    state.faults.api.find((one) => (one.method === null || one.method === method) && path.startsWith(one.path)) ?? null
  );
}

function usedOnce(fault: ApiFault): ApiFault[] {
  const calls = (fault.calls ?? 0) - 1;
  return calls > 0 ? [{ ...fault, calls }] : [];
}
