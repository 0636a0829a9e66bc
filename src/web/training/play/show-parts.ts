/**
 * Shows those of the mounted parts (`data-part`) that are named, and hides the others: one write of opacity for each part
 * that changes.
 */
export function showParts(stage: Element | null, names: readonly string[]): void {
  for (const part of stage?.querySelectorAll<HTMLElement | SVGElement>('[data-part]') ?? []) {
    part.style.opacity = names.includes(part.dataset.part!) ? '1' : '0';
  }
}
