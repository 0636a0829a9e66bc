import { brand } from '#contract/brand.ts';
import { paths } from '#contract/paths.ts';
import type { FigureSource } from '#quiz/quiz.ts';
import { Contact, OperatorName } from './operator.tsx';
import styles from './who-we-are.module.css';

/** The reasons to trust this site: its operator, the calculation of the score, and the sources of its figures. */
export function WhoWeAre() {
  return (
    <section className="wrap" id="about" aria-labelledby="about-title">
      <h2 id="about-title">Who is behind this</h2>
      <div className={styles.parts}>
        <div>
          <h3>Who runs it</h3>
          <p className="muted">
            {brand} is run by <OperatorName />. Questions? A person reads them: <Contact />.
          </p>
        </div>
        <div>
          <h3>How we score</h3>
          <p className="muted">
            Your answers add points, and one formula turns their sum into a score from 0 to 100. Your result shows every
            step. It is our own self-check, not a medical test. <a href={`${paths.help}#score`}>More on the score</a>
          </p>
        </div>
        <div>
          <h3>Our sources</h3>
          <p className="muted">The figures beside our questions come from public sources:</p>
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
