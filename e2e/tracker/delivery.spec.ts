import { expect, test } from '@playwright/test';
import { type ScriptedServer, startScriptedServer } from './scripted-server';
import { openTracker, track } from './tracker-page';

let server: ScriptedServer;

test.beforeEach(async () => {
  server = await startScriptedServer();
});
test.afterEach(() => server.stop());

test('what is acknowledged is gone', async ({ page }) => {
  await page.clock.install();
  await openTracker(page, server);
  await track(page, 'open_main');
  await page.clock.runFor(10_000);
  await expect.poll(() => server.stored().length).toBe(3);
});
