/** Set by the build; empty where the styles are loaded already. */
declare const TRAINING_SHEET: string;

let adding: Promise<void> | null = null;

/**
 * Adds the styles of training to the document. Pages work without them, so it never fails; the next page requests a
 * sheet that did not load again.
 */
export async function loadTrainingSheet(): Promise<void> {
  if (import.meta.env.SSR || TRAINING_SHEET === '' || isThere()) return;
  adding ??= add().finally(() => {
    adding = null;
  });
  await adding;
}

/** A link whose file has failed gives no further sign: neither `load` nor `error` comes again. */
function isThere(): boolean {
  const links = document.querySelectorAll<HTMLLinkElement>(`link[href="${TRAINING_SHEET}"]`);
  return [...links].some(({ sheet }) => sheet !== null);
}

function add(): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = TRAINING_SHEET;
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      resolve();
    });
    document.head.append(link);
  });
}
