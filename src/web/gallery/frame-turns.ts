/** Each frame is a document of its own; more at once would only make all of them late. */
const mostAtOnce = 2;

let loading = 0;
const waiting: (() => void)[] = [];

/** Calls `begin` when it is a frame's turn to load. The answer gives the turn back, also one that has not come. */
export function takeTurn(begin: () => void): () => void {
  let stage: 'waiting' | 'loading' | 'done' = 'waiting';
  const start = () => {
    if (stage !== 'waiting') return;
    stage = 'loading';
    loading += 1;
    begin();
  };
  waiting.push(start);
  startNext();
  return () => {
    if (stage === 'loading') loading -= 1;
    stage = 'done';
    startNext();
  };
}

function startNext() {
  while (loading < mostAtOnce && waiting.length > 0) waiting.shift()!();
}
