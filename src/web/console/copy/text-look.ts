import type { CopyKey } from '#contract/copy/catalogue.ts';

/** How a page draws a text: by the type styles of the product. */
export type TextLook = 'title' | 'heading' | 'lead' | 'label' | 'button' | 'badge' | 'small';

const looks: Readonly<Record<CopyKey, TextLook>> = {
  'paywall.title': 'title',
  'paywall.title-named': 'title',
  'paywall.title-with-plan': 'title',
  'paywall.title-with-plan-named': 'title',
  'paywall.lead': 'lead',
  'paywall.lengths': 'heading',
  'paywall.smaller-title': 'heading',
  'paywall.what-you-get': 'heading',
  'paywall.four-weeks': 'heading',
  'paywall.questions': 'heading',
  'paywall.choose': 'button',
  'paywall.continue': 'button',
  'paywall.try-again': 'button',
  'paywall.smaller-look': 'button',
  'paywall.best-rate': 'badge',
  'paywall.not-charged-yet': 'small',
  'paywall.crossed-out': 'small',
  'paywall.get-plan-more': 'small',
  'paywall.get-flights-more': 'small',
  'paywall.get-stop-more': 'small',
  'paywall.no-goal': 'small',
  'paywall.get-plan': 'label',
  'paywall.get-flights': 'label',
  'paywall.get-stop': 'label',
  'paywall.ask-after': 'label',
  'paywall.ask-stop': 'label',
  'paywall.ask-money-back': 'label',
  'paywall.ask-treatment': 'label',
};

export const lookOf = (key: CopyKey): TextLook => looks[key] ?? 'lead';
