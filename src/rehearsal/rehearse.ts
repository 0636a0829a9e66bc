import type { State } from '#paddle-emulator/platform/state.ts';
import { emptyState } from '#paddle-emulator/platform/state.ts';
import { everyPrice } from '#server/billing/offer/every-price.ts';
import type { RehearsalInput, Rehearsed } from '#server/operations/rehearsal/rehearsed.ts';
import { rehearsePurchase } from './rehearse-purchase.ts';
import type { SecondEmulator } from './second-emulator.ts';
import { createTally } from './tally.ts';

/**
 * Makes past purchases once more with other offers, through the second emulator and the rules of the product. Each has
 * the emulator for itself, because no purchase changes another one, and its state stays small.
 * @param onDone called after each purchase with how many are done
 */
export async function rehearse(
  emulator: SecondEmulator,
  { offers, purchases, from, until }: RehearsalInput,
  onDone: (done: number) => void,
): Promise<Rehearsed> {
  const tally = createTally(until);
  const catalogue = await makeCatalogue(emulator, { offers, from });
  for (const [i, past] of purchases.entries()) {
    const outcome = await rehearsePurchase({ emulator, catalogue, offers, until }, past);
    if ('notSold' in outcome) tally.addNotSold(past, outcome.notSold);
    else tally.add(outcome);
    onDone(i + 1);
  }
  return tally.total();
}

/** The emulator's state with each price of each offer, with its trial and without. */
async function makeCatalogue(
  emulator: SecondEmulator,
  { offers, from }: Pick<RehearsalInput, 'offers' | 'from'>,
): Promise<State> {
  await emulator.begin(emptyState(), from);
  for (const listed of offers) {
    for (const { offer } of everyPrice(listed)) {
      for (const trial of listed.trial === null ? [null] : [listed.trial, null]) {
        const made = await emulator.provider.prices.findOrCreate({ ...offer, trial });
        if (!('ok' in made)) throw new Error('The second emulator has no price for an offer of the draft.');
      }
    }
  }
  return emulator.state();
}
