import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** The smallest hydrated question, which shows the cost of React itself. */
export function Question() {
  const [number, setNumber] = useState(1);
  return (
    <main>
      <h1>Question {number}</h1>
      {['Never', 'Rarely', 'Sometimes', 'Often'].map((label) => (
        <button type="button" key={label} onClick={() => setNumber(number + 1)}>
          {label}
        </button>
      ))}
    </main>
  );
}

if (typeof document !== 'undefined') {
  hydrateRoot(document.getElementById('root'), <Question />);
  requestAnimationFrame(() => performance.mark('hydrated'));
}
