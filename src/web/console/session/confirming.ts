import { create } from 'zustand';

interface Confirming {
  /** Answers the call that waits for a second factor; null when none waits. */
  settle: ((isConfirmed: boolean) => void) | null;
}

/** Whether the dialog that asks for a fresh second factor is open. */
export const useConfirming = create<Confirming>(() => ({ settle: null }));

/** Opens the dialog; resolves to whether the operator has confirmed. */
export function askToConfirm(): Promise<boolean> {
  return new Promise((resolve) => {
    useConfirming.getState().settle?.(false);
    useConfirming.setState({
      settle: (isConfirmed) => {
        useConfirming.setState({ settle: null });
        resolve(isConfirmed);
      },
    });
  });
}
