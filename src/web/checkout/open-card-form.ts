import type { CardForm } from '#contract/card-form.ts';
import type { FormOnPage } from './card-form.ts';
import { openPaddleForm } from './paddle-card-form.ts';

/** One renderer for each kind of card form. */
const renderers: {
  [Kind in CardForm['kind']]: (settings: Extract<CardForm, { kind: Kind }>, form: FormOnPage) => Promise<void>;
} = {
  paddle: openPaddleForm,
};

/**
 * Shows the provider's card form inside the page for a transaction that our server created.
 * Rejects when the payment code does not load; only a reload of the page can then help.
 */
export function openCardForm(settings: CardForm, form: FormOnPage): Promise<void> {
  // The compiler does not see that a kind's renderer takes the settings of that kind.
  return renderers[settings.kind](settings as never, form);
}
