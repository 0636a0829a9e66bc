import { brand } from '../../contract/brand';
import type { Offer } from '../../contract/offer';
import { Card } from '../ui/card';
import styles from './fair-questions.module.css';
import { durationWords } from './price';

/** What a fair buyer asks before paying. */
export function FairQuestions({ offer }: { offer: Offer | null }) {
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
    {
      asked: 'Is this treatment?',
      answer: `No. ${brand} trains everyday skills. The check is a self-check, not a diagnosis.`,
    },
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
