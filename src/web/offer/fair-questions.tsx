import type { Offer } from '../../contract/offer';
import { durationWords } from '../../contract/price-words';
import { Card } from '../ui/card';
import styles from './fair-questions.module.css';

/** What ends first. */
function endOf(offer: Offer | null): string {
  if (offer === null) return 'the paid time';
  return offer.trial === null ? durationWords(offer.interval) : `the trial of ${durationWords(offer.trial)}`;
}

function continuation(offer: Offer | null): string {
  return offer?.trial
    ? 'The first payment comes, unless you have cancelled. We e-mail you before.'
    : 'It renews at the same price. We e-mail you seven days before.';
}

interface FairQuestionsProps {
  /** Null until one is chosen. */
  offer: Offer | null;
  /** The answer to "Is this treatment?" */
  treatment: string;
}

/** What a fair buyer asks before paying. */
export function FairQuestions({ offer, treatment }: FairQuestionsProps) {
  const questions = [
    { asked: `What happens after ${endOf(offer)}?`, answer: continuation(offer) },
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
