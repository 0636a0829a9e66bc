import type { RemoteConfigAnswer } from './remote-config.ts';

/** What a tracker asks for, each a `config_keys` of its own (§ 7); apart from the schemas, which browsers need not load. */
export const remoteConfigKeys = ['autocapture', 'delivery'] as const satisfies (keyof RemoteConfigAnswer['configs'])[];
