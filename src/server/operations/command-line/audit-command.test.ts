import { beforeEach, describe, expect, it } from 'vitest';
import { recordAuditAlone } from '#server/platform/audit/record-audit.ts';
import { useTestApp } from '#testing/server/use.ts';
import { auditCommand } from './audit-command.ts';

const { database, deps } = useTestApp();
beforeEach(() => database.empty());

const by = { operatorId: null, name: 'Ada', level: 'command line', network: '' } as const;
const run = (...args: string[]) => auditCommand.run({ ...deps, by: 'ada' }, args);
const write = () => recordAuditAlone(database.db, { by, act: 'verified the audit', now: deps.clock() });

describe('audit verify', () => {
  it('says up to which entry the audit is whole, in a line that the next run takes', async () => {
    await write();
    const first = await run('verify');
    expect(first).toEqual({
      output: expect.stringMatching(/^The audit is whole up to entry 1\. Note this: 1:[\da-f]{64}$/),
    });
    await write();
    const noted = 'output' in first ? first.output.split('Note this: ')[1]! : '';
    expect(await run('verify', noted)).toEqual({ output: expect.stringContaining('up to entry 2.') });
    expect(await run('verify', noted.replace(/.$/, noted.endsWith('0') ? '1' : '0'))).toEqual({
      fault: 'The audit is broken at entry 1: it is missing or was changed.',
    });
  });

  it('says what is wrong with how it was called', async () => {
    expect(await run()).toEqual({ fault: expect.stringContaining('audit verify') });
    expect(await run('verify', 'yesterday')).toEqual({
      fault: expect.stringContaining('as printed by an earlier verify'),
    });
  });
});
