import { pageViewPaths } from '#contract/egress.ts';
import { sendPixel } from './send-pixel.ts';

/** The router dispatches events of these names on page changes, besides the browser's own. */
const pageChanges = ['popstate', 'pushState', 'replaceState'] as const;

let toldPath: string | null = null;
let isListening = false;

/** Reports this page and every later one once per arrival; quiz and account pages never. */
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
