const longestMs = 10_000;

/**
 * Resolves when the page has stayed as it is for two frames, and for `quietMs`, and its typefaces are there; rejects
 * when it does not come to rest.
 */
export async function untilStill(quietMs: number): Promise<void> {
  let changedAt = performance.now();
  const observer = new MutationObserver(() => {
    changedAt = performance.now();
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const giveUpAt = changedAt + longestMs;
  try {
    for (;;) {
      const framesFrom = performance.now();
      await nextFrame();
      await nextFrame();
      if (changedAt < framesFrom && performance.now() - changedAt >= quietMs) break;
      if (performance.now() > giveUpAt) throw new Error('The page does not come to rest');
    }
  } finally {
    observer.disconnect();
  }
  await document.fonts.ready;
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
