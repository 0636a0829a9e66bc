import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Plugin, parseSync } from 'vite';

/** The sources of every story. */
const shell = ['./gallery.html', './gallery/main.tsx'];

/** These list all pages or all stories; of the listed files, a story depends only on those that it names. */
const isList = (file: string) => /\/(routes\.tsx|page-files\.ts|gallery\/stories\.ts)$/.test(file);
const isListed = (file: string) => /(-page|[-.]stories)\.tsx?$/.test(file);

/** The imports between the gallery's files, by absolute paths. */
export class SourceGraph {
  readonly #root: string;
  readonly #imports = new Map<string, string[]>();
  readonly #digests = new Map<string, string>();

  constructor(root: string) {
    this.#root = root;
  }

  /** A plugin that fills the graph while the gallery is built. */
  collector(): Plugin {
    const imports = this.#imports;
    return {
      name: 'gallery-sources',
      buildEnd() {
        for (const id of this.getModuleIds()) {
          const { importedIds, dynamicallyImportedIds } = this.getModuleInfo(id)!;
          const imported = [...importedIds, ...dynamicallyImportedIds].map(fileOf);
          imports.set(fileOf(id), [...(imports.get(fileOf(id)) ?? []), ...imported]);
        }
      },
    };
  }

  /**
   * A hash of the files and of all that they import, directly or not, without comments; the same in every clone.
   * @param files relative to `src/web`
   */
  hashOf(files: string[]): string {
    const hash = createHash('sha256');
    for (const file of [...this.#reachedFrom([...shell, ...files])].sort()) hash.update(this.#digestOf(file));
    return hash.digest('hex').slice(0, 16);
  }

  #reachedFrom(files: string[]): Set<string> {
    const reached = new Set(files.map((file) => path.join(this.#root, 'src/web', file)));
    for (const file of reached) {
      const imported = file.endsWith('.css') ? importsOfSheet(file) : (this.#imports.get(file) ?? []);
      for (const one of imported) {
        if (path.isAbsolute(one) && !(isList(file) && isListed(one))) reached.add(one);
      }
    }
    return reached;
  }

  #digestOf(file: string): string {
    const known = this.#digests.get(file);
    if (known !== undefined) return known;
    const name = path.relative(this.#root, file).replaceAll(path.sep, '/');
    // latin1 keeps every byte of a typeface.
    const content = withoutComments(file, readFileSync(file, 'latin1').replaceAll('\r\n', '\n'));
    const digest = createHash('sha256').update(`${name}\n${content}`).digest('hex');
    this.#digests.set(file, digest);
    return digest;
  }
}

/** The text of a file of ours without the comments, which change no picture. Other files are returned as they are. */
export function withoutComments(file: string, text: string): string {
  if (file.endsWith('.css')) return text.replace(/[ \t]*\/\*.*?\*\/\n?/gs, '');
  if (!/\.tsx?$/.test(file)) return text;
  const { comments } = parseSync(file, text);
  return comments.reduceRight((rest, { start, end }) => {
    const before = rest.slice(0, start).trimEnd();
    const isAlone = rest[end] === '\n';
    return before + (isAlone ? '' : ' ') + rest.slice(end);
  }, text);
}

/** A module id without its query. Modules made by plugins have ids that are not absolute paths. */
const fileOf = (id: string) => id.replace(/[?#].*$/, '');

/** What a style sheet imports; the bundler does not see it, because style sheets are joined before. */
function importsOfSheet(file: string): string[] {
  const named = readFileSync(file, 'utf8').matchAll(/(?:@import |url\()"([^"#]+)"/g);
  return [...named].map(([, name]) => createRequire(file).resolve(name!));
}
