import { explainScore } from '#quiz/engine/score-explanation.ts';
import type { Quiz, QuizState } from '#quiz/quiz.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { explanationText } from './explanation-copy.ts';
import styles from './results-screen.module.css';
import { scoreAccount } from './score-account.ts';

/** How the score was calculated: every answer with its points, then the formula (§ 9). */
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
                <span>{part.answers.join(', ')}</span>
              </th>
              <td className="number">{part.points}</td>
            </tr>
          ))}
        </tbody>
        <tbody className={`${styles.sum} number`}>
          {steps.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
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
