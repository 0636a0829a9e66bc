import { test as setup } from '@playwright/test';
import { buildGallery } from '../gallery-build.ts';

setup('the gallery is built once for all engines', async () => {
  const before = process.env.NODE_ENV;
  await buildGallery();
  // The build says that it is production, and the tests that follow start a product for tests.
  if (before === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = before;
});
