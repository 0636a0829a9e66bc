const key = 'everkite.fonts';
const className = 'fonts';

/**
 * Requests the two typefaces; the fallbacks have the same metrics, so nothing moves when they have loaded. Called after
 * hydration, because their 40 kB would delay the first question. On later visits the head script requests them at once.
 */
export function requestWebFonts(): void {
  document.documentElement.classList.add(className);
  try {
    localStorage.setItem(key, 'known');
  } catch {
    // Without storage, the next visit requests them late too.
  }
}
