const key = 'everkite.fonts';
const className = 'fonts';

/**
 * Asks for the two typefaces; the pages' fallbacks have their measures, so nothing moves when they come. Called once the page
 * is alive: 40 kB before that would hold back the first question. The head script does it at once on later visits.
 */
export function requestWebFonts(): void {
  document.documentElement.classList.add(className);
  try {
    localStorage.setItem(key, 'known');
  } catch {
    // Asked for late again next time.
  }
}
