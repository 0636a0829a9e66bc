/** People who help at once, and how to reach them from one region. */
export interface HelpLine {
  place: string;
  /** Who answers. */
  name: string;
  contacts: readonly { words: string; href: string }[];
}

/** Shown above the help lines, which cannot replace the emergency number. */
export const inDanger =
  'If you are in danger or thinking about harming yourself, call your local emergency number now.';

/**
 * The help lines, the same for everybody, whatever their answers are. The numbers come from the services' own sites.
 */
export const helpLines: readonly HelpLine[] = [
  {
    place: 'US and Canada',
    name: '988 crisis line',
    contacts: [
      { words: 'Call 988', href: 'tel:988' },
      { words: 'Text 988', href: 'sms:988' },
    ],
  },
  {
    place: 'UK and Ireland',
    name: 'Samaritans',
    contacts: [{ words: 'Call 116 123', href: 'tel:116123' }],
  },
  {
    place: 'European Union',
    name: 'Emergency number',
    contacts: [{ words: 'Call 112', href: 'tel:112' }],
  },
  {
    place: 'Australia',
    name: 'Lifeline',
    contacts: [{ words: 'Call 13 11 14', href: 'tel:131114' }],
  },
  {
    place: 'Anywhere else',
    name: 'findahelpline.com',
    contacts: [{ words: 'Find a line near you', href: 'https://findahelpline.com/' }],
  },
];
