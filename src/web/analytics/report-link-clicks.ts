import { track } from './track';

/** What a pressed link is told as; `data-clicks` on it, or on what it stands in, says which. */
type LinkClicks = 'logo' | 'menu_link' | 'footer_link';

/**
 * § 2: presses on the brand, the menus and the footers, wherever they stand. Listens before links are followed, while
 * the address is still the page's.
 */
export function reportLinkClicks(): void {
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest('a');
    const clicks = link?.closest<HTMLElement>('[data-clicks]')?.dataset.clicks as LinkClicks | undefined;
    if (clicks === 'logo') track('logo_click', { page: location.pathname });
    else if (link && clicks) track(`${clicks}_click`, { link: link.pathname + link.hash });
  });
}
