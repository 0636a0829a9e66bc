import { pageViewPaths } from '../../contract/egress';
import { sendPixel } from './send-pixel';

/** What the router lets be heard of a page change, besides the browser's own. */
const pageChanges = ['popstate', 'pushState', 'replaceState'] as const;

let toldPath: string | null = null;
let isListening = false;

/** Tells of this page and of every one that is opened later, each once an arrival; of quiz and own pages never. */
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
