import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const src = import.meta.dirname;

/** The floor plan: which rooms a room may import from, besides itself. */
const floorPlan: Record<string, readonly string[]> = {
  quiz: [],
  contract: ['quiz'],
  tracker: ['contract'],
  web: ['quiz', 'contract', 'tracker'],
  server: ['quiz', 'contract'],
  'paddle-emulator': [],
  testing: ['quiz', 'contract', 'tracker', 'web', 'server', 'paddle-emulator'],
};

interface Import {
  from: string;
  isType: boolean;
}
interface SourceFile {
  /** Relative to src, with forward slashes. */
  name: string;
  room: string;
  text: string;
  isTest: boolean;
  imports: Import[];
}

const files: SourceFile[] = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((name) => name.split(path.sep).join('/'))
  .filter((name) => /\.tsx?$/.test(name) && name !== 'architecture.test.ts')
  .map((name) => {
    const text = readFileSync(path.join(src, name), 'utf8');
    const isTest =
      name.startsWith('testing/') || /\.(test|fixture|setup)\.tsx?$/.test(name) || /\/test-[^/]+$/.test(name);
    return { name, room: name.split('/')[0]!, text, isTest, imports: importsOf(name, text) };
  });
const code = files.filter((file) => !file.isTest);

function importsOf(name: string, text: string): Import[] {
  const found = text.matchAll(
    /(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|import\(['"]([^'"]+)['"]\)/g,
  );
  return [...found].map(([, type, fixed, lazy]) => {
    const target = (fixed ?? lazy)!;
    const from = target.startsWith('.') ? path.posix.join(path.posix.dirname(name), target) : target;
    return { from, isType: type !== undefined };
  });
}

/** Names of the files in which a rule is broken; a rule holds when the list is empty. */
function offenders(among: readonly SourceFile[], breaks: (file: SourceFile) => boolean): string[] {
  return among.filter(breaks).map((file) => file.name);
}

const roomOf = (from: string) => from.split('/')[0]!;
const isOurs = (entry: Import) => roomOf(entry.from) in floorPlan && !entry.from.startsWith('@');

describe('the floor plan', () => {
  it('has every source file in one of its rooms', () => {
    expect(offenders(files, (file) => !(file.room in floorPlan))).toEqual([]);
  });

  for (const [room, allowed] of Object.entries(floorPlan)) {
    it(`lets ${room} import from ${allowed.length === 0 ? 'nothing of ours' : allowed.join(', ')}`, () => {
      const own = code.filter((file) => file.room === room);
      const breaks = (entry: Import) =>
        isOurs(entry) &&
        entry.from.includes('/') &&
        roomOf(entry.from) !== room &&
        !allowed.includes(roomOf(entry.from));
      expect(offenders(own, (file) => file.imports.some(breaks))).toEqual([]);
    });
  }

  it('keeps what is for tests out of the product', () => {
    expect(offenders(code, (file) => file.imports.some((entry) => roomOf(entry.from) === 'testing'))).toEqual([]);
  });

  it('keeps packages out of the quiz', () => {
    const pure = code.filter((file) => file.room === 'quiz');
    expect(offenders(pure, (file) => file.imports.some((entry) => !isOurs(entry)))).toEqual([]);
  });

  it('lets content know only the quiz types, the answer scales and other content', () => {
    const content = code.filter((file) => file.name.startsWith('quiz/content/'));
    const allowed = (entry: Import) => /^quiz\/(quiz|answer-scales|content\/[^/]+)$/.test(entry.from);
    expect(offenders(content, (file) => !file.imports.every(allowed))).toEqual([]);
  });

  it('gives the browser only the types of the schemas, which cost no bytes', () => {
    const schemas = new Set(
      code
        .filter((file) => file.imports.some((entry) => entry.from === 'typebox'))
        .map((file) => file.name.replace(/\.ts$/, '')),
    );
    const browser = code.filter((file) => file.room === 'web' || file.room === 'tracker');
    expect(
      offenders(browser, (file) => file.imports.some((entry) => schemas.has(entry.from) && !entry.isType)),
    ).toEqual([]);
  });

  it('lets only the route table know the pages', () => {
    const isPage = (entry: Import) => /-page$/.test(entry.from);
    const web = code.filter((file) => file.room === 'web' && file.name !== 'web/routes.tsx');
    expect(offenders(web, (file) => file.imports.some(isPage))).toEqual([]);
  });

  it('keeps the gallery, which is for development, out of the product', () => {
    const product = code.filter((file) => !file.name.startsWith('web/gallery/'));
    expect(offenders(product, (file) => file.imports.some((entry) => entry.from.startsWith('web/gallery')))).toEqual(
      [],
    );
  });

  it('shows every component in the gallery', () => {
    const shown = code.filter((file) => file.name.startsWith('web/gallery/')).flatMap((file) => file.imports);
    const components = code.filter((file) => /^web\/ui\/[^/]+\.tsx$/.test(file.name));
    expect(offenders(components, ({ name }) => !shown.some((entry) => `${entry.from}.tsx` === name))).toEqual([]);
  });

  it('lets only the application import routes of the server', () => {
    const server = code.filter((file) => file.room === 'server' && file.name !== 'server/app.ts');
    expect(offenders(server, (file) => file.imports.some((entry) => entry.from.endsWith('.routes')))).toEqual([]);
  });

  it('speaks HTTP only in routes and the application', () => {
    const server = code.filter(
      (file) => file.room === 'server' && !/\.routes\.ts$|server\/app\.ts$|server\/main\.ts$/.test(file.name),
    );
    expect(
      offenders(
        server,
        (file) => /\breply\.(code|send|header)\(/.test(file.text) && !file.name.startsWith('server/page/'),
      ),
    ).toEqual([]);
  });

  it('keeps SQL in its own files', () => {
    const server = code.filter(
      (file) => file.room === 'server' && !/\.sql\.ts$/.test(file.name) && !file.name.startsWith('server/database/'),
    );
    const queries = /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\b(pool|client|connection)\.query\(/;
    expect(offenders(server, (file) => queries.test(file.text))).toEqual([]);
  });

  it('reads the environment in one place a process', () => {
    const allowed = ['server/config.ts', 'paddle-emulator/main.ts'];
    expect(
      offenders(
        code,
        (file) => /process\.env/.test(file.text) && !allowed.includes(file.name) && !/\.setup\.ts$/.test(file.name),
      ),
    ).toEqual([]);
  });

  it('keeps domain and routes out of the ui components', () => {
    const ui = code.filter((file) => file.name.startsWith('web/ui/'));
    const allowed = (entry: Import) =>
      !isOurs(entry) || entry.from.startsWith('web/ui/') || entry.from === 'contract/brand';
    expect(offenders(ui, (file) => !file.imports.every(allowed))).toEqual([]);
    expect(offenders(ui, (file) => file.imports.some((entry) => entry.from === 'wouter'))).toEqual([]);
  });
});

/** Who may speak to the network: the first two groups by way of the firewall, the last one to our own server and emulator. */
const whoMaySend = [
  ...['server/egress/send-conversions.ts', 'web/pixel/send-pixel.ts'],
  ...['tracker/upload.ts'],
  ...['server/paddle/emulator-clock.ts', 'tracker/remote-config.ts', 'web/platform/api.ts', 'web/quiz/start-anew.ts'],
].sort();

describe('what leaves for others', () => {
  it('is named in one place: no other file knows the hosts of advertisers and of analytics', () => {
    const hosts =
      /facebook\.com|facebook\.net|amplitude\.com|google-analytics|googletagmanager|doubleclick|tiktok\.com/;
    expect(offenders(code, (file) => hosts.test(file.text))).toEqual(['contract/egress.ts']);
  });

  it('is sent by few files, which all go by that place or know our own addresses only', () => {
    const senders =
      /(?<![.\w])fetch\(|sendBeacon\(|new (Image|XMLHttpRequest|WebSocket|EventSource)\b|https?\.request\(/;
    const ours = code.filter((file) => file.room !== 'paddle-emulator');
    expect(offenders(ours, (file) => senders.test(file.text)).sort()).toEqual(whoMaySend);
  });
});

describe('names', () => {
  it('are kebab-case', () => {
    const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.(test|property|sql|routes|setup|fixture))*\.tsx?$/;
    expect(offenders(files, (file) => !kebab.test(path.posix.basename(file.name)))).toEqual([]);
  });

  it('say what a folder is about', () => {
    const bag = /(^|\/)(utils?|helpers?|common|misc|lib|shared)(\/|\.tsx?$)/;
    expect(offenders(files, (file) => bag.test(file.name))).toEqual([]);
  });

  it('are imported from where they are made, not from barrels', () => {
    expect(offenders(code, (file) => /(^|\/)index\.tsx?$/.test(file.name))).toEqual([]);
    expect(offenders(code, (file) => /^export \* from/m.test(file.text))).toEqual([]);
  });
});
