import { pageViewPaths } from '#contract/egress.ts';
import { sendPixel } from './send-pixel.ts';

/** The browser's event on page changes, and those that the router dispatches. */
const pageChanges = ['popstate', 'pushState', 'replaceState'] as const;

let sentPath: string | null = null;
let isListening = false;

/** Reports this page and every later one, once per visit to it, but never quiz and account pages. */
export function startPageViews(): void {
  sendPageView();
  if (isListening) return;
  isListening = true;
  for (const change of pageChanges) window.addEventListener(change, sendPageView);
}

function sendPageView() {
  const { pathname } = location;
  const isSent = pathname === sentPath;
  sentPath = null;
  if (!pageViewPaths.some((path) => path === pathname)) return;
  if (isSent || sendPixel('PageView', {})) sentPath = pathname;
}
