import type { FigureSource } from '#quiz/quiz.ts';

/** The sources of the public figures. Not imported from there, because Home would load the questions' file with them. */
export const sources: readonly FigureSource[] = [
  {
    title: 'CDC, Morbidity and Mortality Weekly Report 73(40)',
    date: '10 October 2024',
    url: 'https://www.cdc.gov/mmwr/volumes/73/wr/mm7340a1.htm',
  },
  {
    title: 'World Health Organization, news release',
    date: '2 September 2025',
    url: 'https://www.who.int/news/item/02-09-2025-over-a-billion-people-living-with-mental-health-conditions-services-require-urgent-scale-up',
  },
];
