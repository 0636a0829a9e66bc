import { apiPaths } from '../../contract/api-paths';
import { callApi } from '../platform/api';
import { notifyFailure } from '../platform/notify';

/** Takes a cancellation back, which is possible until it takes effect. False, after a notification, when that fails. */
export async function startAgain(): Promise<boolean> {
  const result = await callApi<unknown>('DELETE', apiPaths.cancelSubscription);
  if (result.error !== null) notifyFailure('start again:', result);
  return result.error === null;
}
