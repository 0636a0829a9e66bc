/**
 * Shows the named ones of the mounted parts (`data-part`) and hides the others, with one write of opacity for each part
 * that changes.
 */
export function showParts(stage: Element | null, names: readonly string[]): void {
  for (const part of stage?.querySelectorAll<HTMLElement | SVGElement>('[data-part]') ?? []) {
    part.style.opacity = names.includes(part.dataset.part!) ? '1' : '0';
  }
}
