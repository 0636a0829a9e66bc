import { test as base, expect } from '../test.ts';
import type { EngineOptions } from './engine-names.ts';
import { startGecko } from './gecko.ts';
import { type Visitor, visitorOf } from './visitor.ts';
import type { Engine } from './webdriver.ts';
import { startWebKit } from './webkit.ts';

interface Fixtures extends EngineOptions {
  engine: Engine;
  /** A person with a new browser; errors of any of its pages fail the test. */
  visitor: Visitor;
}

/** Errors that are not ours, each with the reason. */
const innocent: readonly RegExp[] = [
  // The page itself shows a refused call; the browser's own message adds nothing.
  /Failed to load resource/,
  // WebKit ends the loading of a page that is left with this error. A page without its code would fail the test anyway.
  /Importing a module script failed/,
  // Chromium and Gecko know this argument; WebKit does not yet, and ignores it as it should.
  /Viewport argument key "interactive-widget" not recognized and ignored/,
];

export const test = base.extend<Fixtures>({
  engineName: [null, { option: true }],
  // Only the engine has pages.
  pageFaults: async ({ browserName: _ }, use) => use([]),
  engine: async ({ engineName }, use) => {
    const engine = await (engineName === 'gecko' ? startGecko() : startWebKit());
    await use(engine);
    await engine.stop();
  },
  visitor: async ({ engine, viewport }, use, info) => {
    const visitor = visitorOf(engine);
    await visitor.limit(45_000);
    await visitor.fit(viewport!.width, viewport!.height);
    await use(visitor);
    if (info.status !== info.expectedStatus)
      await info.attach('screen', { body: await visitor.picture(), contentType: 'image/png' });
    const errors = (await engine.readErrors()).filter((error) => !innocent.some((one) => one.test(error)));
    expect(errors, 'errors in the pages').toEqual([]);
  },
});

export { expect };
