import { track } from './track.ts';

/** The event of a pressed link, given by `data-clicks` on it or on an ancestor. */
type LinkClicks = 'logo' | 'menu_link' | 'footer_link';

/**
 * § 2: reports presses on the brand, the menus and the footers. Call it before `followLinks`, so that the address is
 * still that of the page.
 */
export function reportLinkClicks(): void {
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest('a');
    const clicks = link?.closest<HTMLElement>('[data-clicks]')?.dataset.clicks as LinkClicks | undefined;
    if (clicks === 'logo') track('logo_click', { page: location.pathname });
    else if (link && clicks) track(`${clicks}_click`, { link: link.pathname + link.hash });
  });
}
