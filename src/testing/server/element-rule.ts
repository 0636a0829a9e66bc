import type { ElementLabelBody, ElementRule } from '#contract/console/element-label.ts';

/** The help link in the footer of the page at `/`. */
export const elementRule: ElementRule = {
  page: '/',
  steps: [
    { tag: 'a', attrs: { href: '/help' } },
    { tag: 'nav', attrs: { 'aria-label': 'Footer' } },
  ],
  event: { name: 'footer_link_click', properties: { link: '/help' } },
};
export const elementLabel: ElementLabelBody = { ...elementRule, name: 'Help in the footer' };
