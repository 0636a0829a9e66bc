export type Theme = 'day' | 'night';
export type ThemeChoice = Theme | 'device';

/** The head script reads the same key before the first paint. */
const storageKey = 'everkite.theme';

/** The visitor's choice; `device` before they have made one. */
export function themeChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === 'day' || stored === 'night' ? stored : 'device';
  } catch {
    return 'device';
  }
}

/** Applies the theme at once and stores the choice where storage works. */
export function chooseTheme(choice: ThemeChoice) {
  document.documentElement.dataset.theme = choice === 'device' ? deviceTheme() : choice;
  try {
    if (choice === 'device') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, choice);
  } catch {
    // Without storage the choice lasts until the next page load.
  }
}

/** The theme shown now. */
export function shownTheme(): Theme {
  return document.documentElement.dataset.theme === 'night' ? 'night' : 'day';
}

function deviceTheme(): Theme {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'day';
}
