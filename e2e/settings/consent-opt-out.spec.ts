/**
 * Needs a browser, which shows its cookies and storage keys and the requests that leave it, before and after each
 * answer to the cookie banner, when the site measures until a visitor rejects it.
 */
import { choose, openFromAdvertisement, openPages, visit } from '../consent-visit.ts';
import { expect, test } from '../test.ts';

test.use({ settings: { CONSENT_MODE: 'opt-out', PIXEL_ID: '1234567890' }, cookieChoice: null });

test('with opt-out a visit is measured until Reject, and the pixel sent from public pages after Accept alone', {
  tag: '@long',
}, async ({ page, product }) => {
  const traces = await openFromAdvertisement(page, product.url);

  await test.step('no choice: measured here, told nobody else', async () => {
    await visit(page);
    const { cookies, storage, notListed, uploads, elsewhere } = await traces();
    expect({ cookies, notListed, elsewhere }).toEqual({ cookies: ['AMP_everkite'], notListed: [], elsewhere: [] });
    expect(storage).toContain('everkite.analytics');
    expect(uploads.length).toBeGreaterThan(0);
  });

  await test.step('Accept: the pixel too', async () => {
    await choose(page, 'Accept');
    await openPages(page, ['/quiz/dialogues', '/help', '/']);
    const { cookies, notListed, elsewhere } = await traces();
    expect({ cookies, notListed }).toEqual({ cookies: ['AMP_everkite', 'warning'], notListed: [] });
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

test('with opt-out and Reject at once only essential data is stored from then on', { tag: '@long' }, async ({
  page,
  product,
}) => {
  const traces = await openFromAdvertisement(page, product.url);
  await choose(page, 'Reject');
  const before = (await traces()).uploads.length;
  await visit(page);
  const { cookies, notEssential, uploads, elsewhere } = await traces();
  expect({ cookies, notEssential, after: uploads.length - before, elsewhere }).toEqual({
    cookies: ['warning'],
    notEssential: [],
    after: 0,
    elsewhere: [],
  });
});
