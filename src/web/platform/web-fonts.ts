const key = 'everkite.fonts';
const className = 'fonts';
const families = ['Familjen Grotesk Variable', 'Figtree Variable'];

/**
 * Shows the two typefaces once both have loaded, so that the page is laid out again only once; the fallbacks have the
 * same metrics, so nothing moves. Called after hydration, because their 40 kB would delay the first question. On later
 * visits the head script shows them at once.
 */
export async function requestWebFonts(): Promise<void> {
  // A typeface that does not load is shown in its fallback.
  await Promise.allSettled(families.map((family) => document.fonts.load(`1em "${family}"`)));
  document.documentElement.classList.add(className);
  try {
    localStorage.setItem(key, 'known');
  } catch {
    // Without storage, the next visit requests them late too.
  }
}
