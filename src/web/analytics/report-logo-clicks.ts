import { track } from './track';

/** § 2: a press on the brand, wherever it stands. Listens before links are followed, while the address is still the page's. */
export function reportLogoClicks(): void {
  document.addEventListener('click', (event) => {
    if ((event.target as Element).closest('[data-logo]')) track('logo_click', { page: location.pathname });
  });
}
