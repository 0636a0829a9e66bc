import type { Offer } from '../../contract/offer';
import { Card } from '../ui/card';
import styles from './fair-questions.module.css';
import { durationWords } from './price';

interface FairQuestionsProps {
  /** Null until one is chosen. */
  offer: Offer | null;
  /** The answer to "Is this treatment?" */
  treatment: string;
}

/** What a fair buyer asks before paying. */
export function FairQuestions({ offer, treatment }: FairQuestionsProps) {
  const end = offer === null ? 'the paid time' : durationWords(offer.interval);
  const questions = [
    {
      asked: `What happens after ${end}?`,
      answer: 'It renews at the same price. We e-mail you seven days before.',
    },
    {
      asked: 'How do I stop?',
      answer: 'Account, then Cancel subscription. You keep access until the paid time ends.',
    },
    { asked: 'Is this treatment?', answer: treatment },
  ];
  return (
    <Card title="Fair questions" className={styles.card}>
      <dl className={styles.questions}>
        {questions.map(({ asked, answer }) => (
          <div key={answer}>
            <dt>{asked}</dt>
            <dd className="small muted">{answer}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
