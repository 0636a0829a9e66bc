// Needs WebKit and Gecko, which freeze a page that is left, with its unfinished work: that it blocks no later page.
import { makeTrainee, plans } from '../trainee.ts';
import { expect, test } from './test.ts';

/** The page is left this many times, each time at another moment. */
const leavings = 6;

test('a page that is left while it reads its training keeps no other page waiting', async ({
  visitor,
  baseURL,
  request,
  email,
}) => {
  const { token } = await makeTrainee(request, email, plans.adhd);
  await visitor.keep(baseURL!, 'localStorage', 'everkite.session', JSON.stringify({ state: { token }, version: 0 }));
  for (let times = 0; times < leavings; times++) {
    await visitor.goTo(`${baseURL}/account`);
    await visitor.arrive('Hello, Maya');
    await visitor.press('link', 'Start');
    await visitor.see('Your kite is ready for its first minute.');
    await visitor.goTo(`${baseURL}/favicon.svg`);
    expect(await visitor.wait(readSaved), 'what this device keeps').toBe(1);
  }
});

/** Runs in the page; the driver gives up when the browser does not answer. */
function readSaved(): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('everkite.training');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const kept = opening.result.transaction('kept').objectStore('kept').count();
      kept.onerror = () => reject(kept.error);
      kept.onsuccess = () => {
        opening.result.close();
        resolve(kept.result);
      };
    };
  });
}
