import type { Figure, FigureSource } from './quiz.ts';

const adultsWithAdhd: FigureSource = {
  title: 'CDC, Morbidity and Mortality Weekly Report 73(40)',
  date: '10 October 2024',
  url: 'https://www.cdc.gov/mmwr/volumes/73/wr/mm7340a1.htm',
};

const mentalHealthWorldwide: FigureSource = {
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
 * The figures that § 3 requires. It is not public what they count, so each result quotes them together as the
 * publisher's own. Give them a public source and a place of their own once they have a meaning.
 */
export const publisherFigures = {
  footnote: 'Figure supplied by the publisher. We know no source for it, and it says nothing about you.',
  figures: [
    { value: '46', unit: '%' },
    { value: '74', unit: '%', of: '2040 participants' },
    { value: '80', unit: '%' },
    { value: '70', unit: '%' },
  ] as readonly { value: string; unit: string; of?: string }[],
};
