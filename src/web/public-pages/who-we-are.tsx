import { brand } from '#contract/brand.ts';
import { paths } from '#contract/paths.ts';
import type { FigureSource } from '#quiz/quiz.ts';
import { linkTo, RichText } from '#web/site/rich-text.tsx';
import { homeCopy } from './home-copy.ts';
import { operatorTags } from './operator.tsx';
import styles from './who-we-are.module.css';

/** The reasons to trust this site: its operator, the calculation of the score, and the sources of its figures. */
export function WhoWeAre() {
  return (
    <section className="wrap" id="about" aria-labelledby="about-title">
      <h2 id="about-title">{homeCopy.say('about')}</h2>
      <div className={styles.parts}>
        <div>
          <h3>{homeCopy.say('about-operator')}</h3>
          <p className="muted">
            <RichText text={homeCopy.say('about-operator-more', { brand })} tags={operatorTags} />
          </p>
        </div>
        <div>
          <h3>{homeCopy.say('about-score')}</h3>
          <p className="muted">
            <RichText text={homeCopy.say('about-score-more')} tags={{ score: linkTo(`${paths.help}#score`) }} />
          </p>
        </div>
        <div>
          <h3>{homeCopy.say('about-sources')}</h3>
          <p className="muted">{homeCopy.say('about-sources-more')}</p>
          <ul className={styles.sources}>
            {sources.map(({ title, date, url }) => (
              <li key={url} className="small">
                <a href={url}>{title}</a>, <span className="muted">{date}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

/** The sources of the public figures. Not imported from `figures.ts`, because Home would load the questions' file with them. */
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
