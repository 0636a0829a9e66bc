/** Generous, because in development the code arrives in hundreds of files. */
const longestMs = 30_000;
/** React's own number for a Suspense boundary. */
const suspenseTag = 13;

/**
 * Resolves when all code and typefaces have loaded and the page has not changed for two frames. Rejects when that
 * does not happen within `longestMs`.
 * @param reactRoot React's root element
 */
export async function untilStill(reactRoot: HTMLElement): Promise<void> {
  let hasChanged = false;
  const observer = new MutationObserver(() => {
    hasChanged = true;
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const giveUpAt = performance.now() + longestMs;
  do {
    hasChanged = false;
    await nextFrame();
    await nextFrame();
    if (performance.now() > giveUpAt) throw new Error('The page keeps changing');
  } while (hasChanged || isWaitingForCode(reactRoot));
  observer.disconnect();
  await document.fonts.ready;
}

/** Resolves when `element` holds the text. Rejects when that does not happen within `longestMs`. */
export async function untilReads(element: HTMLElement, text: string): Promise<void> {
  const giveUpAt = performance.now() + longestMs;
  while (!element.textContent.includes(text)) {
    if (performance.now() > giveUpAt) throw new Error(`“${text}” does not appear`);
    await nextFrame();
  }
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** The part of React's fiber that is read here. */
interface Fiber {
  tag: number;
  memoizedState: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
  stateNode: unknown;
}

/**
 * Whether nothing is rendered yet or a Suspense boundary shows its fallback. Reads React's own tree, because it has no
 * event.
 */
function isWaitingForCode(reactRoot: HTMLElement): boolean {
  const key = Object.keys(reactRoot).find((name) => name.startsWith('__reactContainer$'));
  if (key === undefined || reactRoot.childElementCount === 0) return true;
  const { stateNode } = (reactRoot as unknown as Record<string, Fiber>)[key]!;
  return hasSuspended((stateNode as { current: Fiber }).current);
}

function hasSuspended(fiber: Fiber): boolean {
  for (let one: Fiber | null = fiber; one !== null; one = one.sibling) {
    if (one.tag === suspenseTag && one.memoizedState !== null) return true;
    if (one.child !== null && hasSuspended(one.child)) return true;
  }
  return false;
}
