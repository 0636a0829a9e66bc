import type { Config } from '../settings/config.ts';
import type { Serving } from './serving.sql.ts';

/**
 * The settings of a command, with the addresses at which the server really serves, because a command is often typed
 * without the server's PORT or PUBLIC_URL. Before the server's first start the command's own addresses count.
 */
export function settingsInForce(config: Config, serving: Serving | null): Config {
  if (serving === null) return config;
  const { paddle } = config;
  const { publicUrl, emulatorUrl } = serving;
  const isEmulated = paddle.mode === 'emulator' && emulatorUrl !== null;
  return { ...config, publicUrl, paddle: isEmulated ? { ...paddle, emulatorUrl } : paddle };
}
