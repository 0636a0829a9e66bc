import type { Deps } from '../deps';
import { cancelAtPaddle } from './cancel-at-paddle';
import { newsOfSubscription } from './paddle-news';
import { applyNews } from './projector.sql';

/** Has Paddle end a subscription now, whatever is paid for. `pending`: not done yet, ask again later. */
export async function endAtOnce(
  { db, paddle, clock, log }: Pick<Deps, 'db' | 'paddle' | 'clock' | 'log'>,
  subscriptionId: string,
): Promise<'settled' | 'pending'> {
  const answer = await cancelAtPaddle(paddle, subscriptionId, 'immediately');
  if (!('ok' in answer)) {
    log.warn({ subscriptionId, ...answer }, 'Paddle has not ended a subscription yet');
    return 'pending';
  }
  await applyNews(db, newsOfSubscription(answer.ok), clock());
  return answer.ok.status === 'canceled' ? 'settled' : 'pending';
}
