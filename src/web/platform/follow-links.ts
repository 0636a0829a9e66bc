import { navigate } from 'wouter/use-browser-location';

/**
 * Lets plain links to our own pages change the page without loading a new document, so that components need no router
 * and links work before hydration. Other sites, new windows, downloads and `data-full-load` keep the browser's
 * behaviour.
 */
export function followLinks() {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest('a');
    if (link === null || !isOwnPage(link)) return;
    event.preventDefault();
    // Another page scrolls to its top by itself.
    if (link.pathname === location.pathname) scrollTo(0, 0);
    navigate(link.pathname + link.search + link.hash);
  });
}

function isOwnPage(link: HTMLAnchorElement): boolean {
  if (link.origin !== location.origin || link.target !== '' || link.hasAttribute('download')) return false;
  if (link.dataset.fullLoad !== undefined) return false;
  const isSamePage = link.pathname === location.pathname && link.search === location.search;
  return !(isSamePage && link.hash !== '');
}
