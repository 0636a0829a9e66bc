import type { Figure, FigureSource } from './quiz.ts';

const adultsWithAdhd: FigureSource = {
  kind: 'public',
  title: 'CDC, Morbidity and Mortality Weekly Report 73(40)',
  date: '10 October 2024',
  url: 'https://www.cdc.gov/mmwr/volumes/73/wr/mm7340a1.htm',
};

const mentalHealthWorldwide: FigureSource = {
  kind: 'public',
  title: 'World Health Organization, news release',
  date: '2 September 2025',
  url: 'https://www.who.int/news/item/02-09-2025-over-a-billion-people-living-with-mental-health-conditions-services-require-urgent-scale-up',
};

export const publicFigures = {
  adultsDiagnosed: { value: '15.5', unit: 'million', source: adultsWithAdhd },
  diagnosedAsAdults: { value: 'About half', source: adultsWithAdhd },
  livingWithConditions: { value: 'Over 1', unit: 'billion', source: mentalHealthWorldwide },
} satisfies Record<string, Figure>;

/**
 * The figures that § 3 requires. What they count is not public, so the texts claim nothing and the screen marks the
 * figures as the publisher's own. Replace both here once a public source is known.
 */
export const publisherFigures = {
  share46: {
    text: 'A figure the publisher quotes beside this result. It describes a group, not you.',
    figure: { value: '46', unit: '%', source: { kind: 'publisher' } },
  },
  share74: {
    text: 'A figure the publisher quotes from 2040 participants. It describes a group, not you.',
    figure: { value: '74', unit: '%', source: { kind: 'publisher' } },
  },
  share80: {
    text: 'A figure the publisher quotes beside this result. It describes a group, not you.',
    figure: { value: '80', unit: '%', source: { kind: 'publisher' } },
  },
  share70: {
    text: 'A second figure the publisher quotes here. It says nothing about your chances.',
    figure: { value: '70', unit: '%', source: { kind: 'publisher' } },
  },
} satisfies Record<string, { text: string; figure: Figure }>;
