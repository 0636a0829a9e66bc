export type Theme = 'day' | 'night';
export type ThemeChoice = Theme | 'device';

/** Read before the first paint too, by the script in the page's head. */
const storageKey = 'everkite.theme';

/** What the visitor has chosen; `device` until then. */
export function themeChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === 'day' || stored === 'night' ? stored : 'device';
  } catch {
    return 'device';
  }
}

/** Shows the page in the chosen theme at once and keeps the choice on this device, where storage works. */
export function chooseTheme(choice: ThemeChoice) {
  document.documentElement.dataset.theme = choice === 'device' ? deviceTheme() : choice;
  try {
    if (choice === 'device') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, choice);
  } catch {
    // Without storage the choice holds for this page only.
  }
}

/** The theme that the page is shown in now. */
export function shownTheme(): Theme {
  return document.documentElement.dataset.theme === 'night' ? 'night' : 'day';
}

function deviceTheme(): Theme {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'day';
}
