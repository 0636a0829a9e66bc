import { cookieChoice } from '../../contract/cookie-choice';
import { publicConfig } from '../platform/public-config';

/** Whether the advertiser may be told of this visitor: after Accept alone, in both modes. Asked anew each time, as another tab may have said Reject. */
export function pixelAllowed(): boolean {
  return Boolean(publicConfig().pixel_id) && cookieChoice(document.cookie) === 'accepted';
}
