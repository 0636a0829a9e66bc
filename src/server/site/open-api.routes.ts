import { calls } from '#contract/calls.ts';
import { openApiDocument } from '#contract/open-api.ts';
import type { AddRoute } from '#server/platform/http/route.ts';

export function openApiRoutes(route: AddRoute): void {
  const document = openApiDocument();
  route(calls.readOpenApi, async () => document);
}
