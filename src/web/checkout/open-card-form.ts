import type { CardForm } from '#contract/card-form.ts';
import type { FormOnPage } from './card-form.ts';
import { openPaddleForm } from './paddle-card-form.ts';

/** One renderer for each kind of card form that our server may name. */
const renderers: Record<CardForm['kind'], (settings: CardForm, form: FormOnPage) => Promise<void>> = {
  paddle: openPaddleForm,
};

/**
 * Shows the provider's own card form inside the page, for one transaction that our server made.
 * Rejects when the payment code does not load; that failure stays until the page is loaded again.
 */
export function openCardForm(settings: CardForm, form: FormOnPage): Promise<void> {
  return renderers[settings.kind](settings, form);
}
