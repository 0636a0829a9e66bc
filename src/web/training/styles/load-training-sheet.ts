/** Set by the build; empty where the styles are there already. */
declare const TRAINING_SHEET: string;

/** Adds the styles of training to the document. Without them the pages work, so it never fails. */
export async function loadTrainingSheet(): Promise<void> {
  if (TRAINING_SHEET === '') return;
  const known = document.querySelector<HTMLLinkElement>(`link[href="${TRAINING_SHEET}"]`);
  if (known?.sheet) return;
  const link = known ?? document.createElement('link');
  await new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
    if (known !== null) return;
    link.rel = 'stylesheet';
    link.href = TRAINING_SHEET;
    document.head.append(link);
  });
}
