import { useReturnLabel } from '#web/funnel/quiz/use-return-label.ts';
import { Button } from '#web/ui/button.tsx';
import { homeCopy } from './home-copy.ts';
import { useWayIn } from './use-way-in.ts';

/** Home's button. The number of the question follows once the quiz has loaded, which is the visitor's next page. */
export function StartButton() {
  const { href, text, continues = null } = useWayIn();
  const returnLabel = useReturnLabel(continues);
  return <Button href={href}>{returnLabel ?? homeCopy.say(text)}</Button>;
}
