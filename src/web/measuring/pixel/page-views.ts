import { pageViewPaths } from '#contract/egress.ts';
import { sendPixel } from './send-pixel.ts';

/** The browser's event on page changes, and those that the router dispatches. */
const pageChanges = ['popstate', 'pushState', 'replaceState'] as const;

let toldPath: string | null = null;
let isListening = false;

/** Reports this page and every later one, once per visit to it, but never quiz and account pages. */
export function startPageViews(): void {
  tellPageView();
  if (isListening) return;
  isListening = true;
  for (const change of pageChanges) window.addEventListener(change, tellPageView);
}

function tellPageView() {
  const { pathname } = location;
  const isTold = pathname === toldPath;
  toldPath = null;
  if (!pageViewPaths.some((path) => path === pathname)) return;
  if (isTold || sendPixel('PageView', {})) toldPath = pathname;
}
