const again = '<button type="button" class="text-link">Load the page again</button>';

/**
 * Shows that a page does not work: in the place of an empty page, because its code did not load or React has removed
 * everything; otherwise once above the page, because a prerendered page can be read without its code.
 */
export function sayBroken(root: HTMLElement): void {
  if (document.querySelector('.not-loaded, .broken-page')) return;
  if (root.firstElementChild) {
    root.insertAdjacentHTML(
      'beforebegin',
      `<p class="not-loaded" role="alert"><span>This page has not loaded completely.</span>${again}</p>`,
    );
  } else {
    root.innerHTML = `<main class="broken-page"><h1 tabindex="-1">This page has stopped working</h1><p>If it stays like this after loading it again, come back in a few minutes.</p>${again}</main>`;
    root.querySelector('h1')!.focus();
  }
  document.querySelector<HTMLElement>('.not-loaded button, .broken-page button')!.onclick = () => location.reload();
}
