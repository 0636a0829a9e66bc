import { brand } from '#contract/brand.ts';
import { paths } from '#contract/paths.ts';
import { Contact, OperatorName } from './operator.tsx';
import { sources } from './sources.ts';
import styles from './who-we-are.module.css';

/** Why to trust this site: who runs it, how the score comes about, and where its figures are from. */
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
