import type { SchemasOf } from '#contract/call-row.ts';
import type { ConsoleCall } from './calls.ts';
import type { Permission } from './permissions.ts';

/** An operator's call names the permission that it needs. */
type ConsoleRow<C extends ConsoleCall> = SchemasOf<C> &
  ({ may: 'anyone'; needs?: never } | { may: 'operator'; needs: Permission });

/** The rows of a noun's calls. No call of the console answers 401 (§ 6). */
export type ConsoleRows = { [C in ConsoleCall]?: ConsoleRow<C> };
