import { create } from 'zustand';

const key = 'everkite.console-keys';

/** Whether single letters are keys of the console, stored in this browser. */
export const useKeysSetting = create<{ isOn: boolean }>(() => ({ isOn: stored() !== 'off' }));

export function switchKeys(isOn: boolean): void {
  useKeysSetting.setState({ isOn });
  try {
    if (isOn) localStorage.removeItem(key);
    else localStorage.setItem(key, 'off');
  } catch {
    // Without storage the choice ends with the page.
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
