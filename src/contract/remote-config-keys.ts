import type { RemoteConfigAnswer } from './remote-config.ts';

/**
 * The keys that a tracker asks for, each as a `config_keys` (§ 7). Not beside the schemas, so that browsers do not load
 * those.
 */
export const remoteConfigKeys = ['autocapture', 'delivery'] as const satisfies (keyof RemoteConfigAnswer['configs'])[];
