const key = 'everkite.fonts';
const className = 'fonts';

/**
 * Requests the two typefaces; the fallbacks have the same measures, so nothing moves when they arrive. Called after
 * hydration, because their 40 kB would delay the first question. On later visits the head script requests them at once.
 */
export function requestWebFonts(): void {
  document.documentElement.classList.add(className);
  try {
    localStorage.setItem(key, 'known');
  } catch {
    // Then they are requested late on the next visit too.
  }
}
