import { calls } from '#contract/calls.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { AddRoute } from '#server/platform/http/route.ts';
import { publicConfig } from './public-config.ts';

export function configRoutes(route: AddRoute, { config }: Pick<Deps, 'config'>): void {
  route(calls.readConfig, async () => publicConfig(config));
}
