import type { Quiz, QuizState } from '../../../quiz/quiz';
import { explainScore } from '../../../quiz/score-explanation';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Icon } from '../../ui/icon';
import { explanationText } from './explanation-text';
import styles from './results-screen.module.css';
import { scoreAccount } from './score-account';

/** How the score came about: every answer with its points, then the sum (§ 9). */
export function Explanation({ quiz, state }: { quiz: Quiz; state: QuizState }) {
  const explanation = explainScore(quiz, state);
  const { intro, steps, levels } = scoreAccount(quiz, explanation);
  return (
    <Card title="How we score">
      <p className="muted">{intro}</p>
      <table className={styles.parts}>
        <thead>
          <tr>
            <th scope="col">Your answer</th>
            <th scope="col">Points</th>
          </tr>
        </thead>
        <tbody>
          {explanation.parts.map((part) => (
            <tr key={part.screen}>
              <th scope="row">
                <span className={styles.asked}>{part.title}</span>
                {part.answers.join(', ')}
              </th>
              <td className="number">{part.points}</td>
            </tr>
          ))}
        </tbody>
        <tbody className={`${styles.sum} number`}>
          {steps.map(({ words, value }) => (
            <tr key={words}>
              <th scope="row">{words}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small muted">{levels}</p>
      <div className={styles.download}>
        <Button
          small
          variant="white"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(explanationText(quiz, state))}`}
          {...{ download: 'everkite-score.txt' }}
        >
          <Icon name="download" size={20} />
          Download as text
        </Button>
      </div>
    </Card>
  );
}
