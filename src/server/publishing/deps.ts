import type { Deps } from '#server/platform/deps.ts';
import type { DocumentKinds } from './document-kind.ts';
import type { Published } from './published.ts';

export interface PublishingDeps extends Deps {
  published: Published;
}

/** Of whoever publishes; the kinds are put together in `src/server/document-kinds.ts`. */
export interface DeskDeps extends PublishingDeps {
  kinds: DocumentKinds;
}
