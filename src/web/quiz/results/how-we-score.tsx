import { useState } from 'react';
import type { Quiz, QuizState } from '../../../quiz/quiz';
import { explainScore } from '../../../quiz/score-explanation';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Icon } from '../../ui/icon';
import { Note } from '../../ui/note';
import { explanationText } from './explanation-text';
import styles from './results-screen.module.css';

interface HowWeScoreProps {
  quiz: Quiz;
  state: QuizState;
  disclaimer: string;
  onErase: () => void;
}

/** What the score is not, and on request how it came about, answer by answer. */
export function HowWeScore({ quiz, state, disclaimer, onErase }: HowWeScoreProps) {
  const [isOpen, setOpen] = useState(false);
  const [isErasing, setErasing] = useState(false);
  const [claim, ...rest] = disclaimer.split(/(?<=\.) /);
  return (
    <div className="stack">
      <Note>
        <b>{claim}</b> {rest.join(' ')}{' '}
        <button
          type="button"
          className={styles.link}
          aria-expanded={isOpen}
          aria-controls="how-we-score"
          onClick={() => setOpen(!isOpen)}
        >
          How we score
        </button>
      </Note>
      <div id="how-we-score">{isOpen && <Explanation quiz={quiz} state={state} />}</div>
      <p className={styles.erase}>
        {isErasing ? (
          <>
            <span className="small muted">This takes back your consent and starts anew.</span>
            <Button small variant="warning" onClick={onErase}>
              Erase now
            </Button>
            <Button small variant="white" onClick={() => setErasing(false)}>
              Keep them
            </Button>
          </>
        ) : (
          <Button variant="text" small onClick={() => setErasing(true)}>
            Erase my answers
          </Button>
        )}
      </p>
    </div>
  );
}

function Explanation({ quiz, state }: { quiz: Quiz; state: QuizState }) {
  const explanation = explainScore(quiz, state);
  const { parts, totalPoints, rawScore, limits, score } = explanation;
  return (
    <Card title="How we score">
      <p className="muted">
        Each answer gives points. We add them up, multiply by 1.6 and round to one decimal. Each level then shows its
        scores within fixed limits. The scale is our own and not a validated instrument.
      </p>
      <table className={styles.parts}>
        <thead>
          <tr>
            <th scope="col">Your answer</th>
            <th scope="col">Points</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part.screen}>
              <th scope="row">
                <span className={styles.asked}>{part.title}</span>
                {part.answers.join(', ')}
              </th>
              <td className="number">{part.points}</td>
            </tr>
          ))}
        </tbody>
        <tfoot className="number">
          <tr>
            <th scope="row">All points</th>
            <td>{totalPoints}</td>
          </tr>
          <tr>
            <th scope="row">{totalPoints} × 1.6</th>
            <td>{rawScore.toFixed(1)}</td>
          </tr>
          <tr>
            <th scope="row">
              Shown within {limits.min} to {limits.max}, the limits of your level
            </th>
            <td>{score.toFixed(1)}</td>
          </tr>
        </tfoot>
      </table>
      <div>
        <Button
          small
          variant="white"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(explanationText(explanation))}`}
          {...{ download: 'everkite-score.txt' }}
        >
          <Icon name="download" size={20} />
          Download as text
        </Button>
      </div>
    </Card>
  );
}
