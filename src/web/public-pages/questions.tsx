import { moneyBack, moneyBackAgain } from '#contract/refund-copy.ts';
import { Icon } from '#web/ui/icon.tsx';
import { homeCopy } from './home-copy.ts';
import styles from './questions.module.css';

export function Questions() {
  const questions = [
    { question: homeCopy.say('question-diagnosis'), answer: homeCopy.say('answer-diagnosis') },
    { question: homeCopy.say('question-answers'), answer: homeCopy.say('answer-answers') },
    {
      question: homeCopy.say('question-refund'),
      answer: homeCopy.say('answer-refund', { refund: `${moneyBack} ${moneyBackAgain}` }),
    },
  ];
  return (
    <section className="wrap" id="faq" aria-labelledby="faq-title">
      <h2 id="faq-title">{homeCopy.say('questions')}</h2>
      <div className="stack-small">
        {questions.map(({ question, answer }) => (
          <details key={question} className={styles.question}>
            <summary>
              <span>{question}</span>
              <Icon name="down" size={20} />
            </summary>
            <p className="muted">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
