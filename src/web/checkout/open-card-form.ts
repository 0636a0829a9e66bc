import type { CardForm } from '#contract/card-form.ts';
import type { FormOnPage } from './card-form.ts';
import { openPaddleForm } from './paddle-card-form.ts';

/** One renderer for each kind of card form that our server may name. */
const renderers: {
  [Kind in CardForm['kind']]: (settings: Extract<CardForm, { kind: Kind }>, form: FormOnPage) => Promise<void>;
} = {
  paddle: openPaddleForm,
};

/**
 * Shows the provider's own card form inside the page, for one transaction that our server made.
 * Rejects when the payment code does not load; that failure stays until the page is loaded again.
 */
export function openCardForm(settings: CardForm, form: FormOnPage): Promise<void> {
  // The compiler does not see that a kind's renderer takes the settings of that kind.
  return renderers[settings.kind](settings as never, form);
}
