import { test as setup } from '@playwright/test';
import { buildGallery } from './gallery';

setup('the gallery can be built', async () => {
  await buildGallery();
});
