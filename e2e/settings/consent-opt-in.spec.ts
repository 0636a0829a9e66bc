/**
 * Needs a browser, which shows its cookies and storage keys and the requests that leave it, before and after each
 * answer to the cookie banner, when the site asks before it measures.
 */
import { choose, openFromAdvertisement, openPages, visit } from '../consent-visit.ts';
import { expect, test } from '../test.ts';

test.use({ settings: { CONSENT_MODE: 'opt-in', PIXEL_ID: '1234567890' }, cookieChoice: null });

test('with opt-in a visit is measured from Accept to Reject alone, and the pixel sent from public pages', {
  tag: '@long',
}, async ({ page, product }) => {
  const traces = await openFromAdvertisement(page, product.url);

  await test.step('no choice: nothing but the essential', async () => {
    await visit(page);
    const { cookies, notEssential, uploads, elsewhere } = await traces();
    expect({ cookies, notEssential, uploads: uploads.length, elsewhere }).toEqual({
      cookies: [],
      notEssential: [],
      uploads: 0,
      elsewhere: [],
    });
  });

  await test.step('Accept: measured here, and told the pixel', async () => {
    await choose(page, 'Accept');
    await openPages(page, ['/quiz/dialogues', '/help', '/']);
    const { cookies, notListed, uploads, elsewhere } = await traces();
    expect({ cookies, notListed }).toEqual({ cookies: ['AMP_everkite', 'warning'], notListed: [] });
    expect(uploads.length).toBeGreaterThan(0);
    expect(new Set(elsewhere)).toEqual(new Set(['www.facebook.com']));
  });

  await test.step('Reject from the footer: what was kept is gone and nothing leaves any more', async () => {
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await choose(page, 'Reject');
    const before = await traces();
    await openPages(page, ['/help', '/quiz/dialogues', '/']);
    const after = await traces();
    expect({
      cookies: after.cookies,
      notEssential: after.notEssential,
      uploads: after.uploads.length - before.uploads.length,
      elsewhere: after.elsewhere.length - before.elsewhere.length,
    }).toEqual({ cookies: ['warning'], notEssential: [], uploads: 0, elsewhere: 0 });
  });
});

test('with opt-in and Reject at once only essential data is stored', async ({ page, product }) => {
  const traces = await openFromAdvertisement(page, product.url);
  await choose(page, 'Reject');
  await visit(page);
  const { cookies, notEssential, uploads, elsewhere } = await traces();
  expect({ cookies, notEssential, uploads: uploads.length, elsewhere }).toEqual({
    cookies: ['warning'],
    notEssential: [],
    uploads: 0,
    elsewhere: [],
  });
});
