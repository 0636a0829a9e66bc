import { Type } from 'typebox';
import {
  baseUrlOf,
  sendData,
  sendFound,
  sendList,
  sendOutcome,
  sendRefusal,
} from '#paddle-emulator/platform/answer.ts';
import type { Engine } from '#paddle-emulator/platform/engine.ts';
import { notFound, refuse } from '#paddle-emulator/platform/refusal.ts';
import type { App } from '#paddle-emulator/platform/server.ts';
import { createReport, filtersOf } from './report.ts';
import { csvOf, type ReportLine, rowsOf } from './report-rows.ts';

const closed = { additionalProperties: false };
const byId = Type.Object({ id: Type.String() });
const text = Type.String({ maxLength: 200 });
const newReport = Type.Object(
  {
    type: Type.Enum(Object.keys(filtersOf) as (keyof typeof filtersOf)[]),
    filters: Type.Optional(
      Type.Union([
        Type.Array(
          Type.Object(
            {
              name: text,
              operator: Type.Optional(Type.Union([Type.Enum(['lt', 'gte']), Type.Null()])),
              value: Type.Union([text, Type.Array(text)]),
            },
            closed,
          ),
          { maxItems: 20 },
        ),
        Type.Null(),
      ]),
    ),
  },
  closed,
);

export function reportRoutes(app: App, engine: Engine) {
  app.post('/reports', { schema: { body: newReport } }, async (request, reply) =>
    sendOutcome(reply, await engine.run(createReport(request.body)), 201),
  );
  app.get('/reports', async (request, reply) => {
    const { reports } = await engine.read();
    return sendList(request, reply, Object.values(reports), {
      idOf: ({ id }) => id,
      filters: { status: ({ status }) => status },
    });
  });
  app.get('/reports/:id', { schema: { params: byId } }, async (request, reply) => {
    const { id } = request.params;
    return sendFound(reply, id, (await engine.read()).reports[id]);
  });
  app.get('/reports/:id/download-url', { schema: { params: byId } }, async (request, reply) => {
    const { id } = request.params;
    const report = (await engine.read()).reports[id];
    if (report === undefined) return sendRefusal(reply, notFound(id).refused);
    if (report.status !== 'ready') {
      return sendRefusal(reply, refuse(409, 'report_not_ready', `Report ${id} is ${report.status}.`).refused);
    }
    return sendData(reply, { url: `${baseUrlOf(request)}/emulator/reports/${id}.csv` });
  });
}

/** The file of a report, at an address that nobody can guess; like Paddle's, it needs no key. */
export function reportFiles(app: App, engine: Engine) {
  app.get('/emulator/reports/:id.csv', { schema: { params: byId } }, async (request, reply) => {
    const { id } = request.params;
    const state = await engine.read();
    const report = state.reports[id];
    if (report?.status !== 'ready') return sendRefusal(reply, notFound(id).refused);
    const rows: ReportLine[] = rowsOf(state, report);
    return reply.type('text/csv; charset=utf-8').send(csvOf(rows));
  });
}
