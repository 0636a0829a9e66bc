// npm run release: writes the built product, with the few packages it needs, to release/, to be copied to where it
// runs.
// npm run release -- /srv/everkite   writes it there; run again, it replaces an earlier release and keeps its data.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { exitWith, prepare } from './prepare.mjs';
import { releasedFiles, releasedPackage } from './release-files.mjs';
import { root } from './stale.mjs';

const target = path.resolve(process.argv[2] ?? path.join(root, 'release'));
if (existsSync(path.join(target, 'src'))) exitWith(`${target} holds sources; a release needs a folder of its own.`);

prepare();
mkdirSync(target, { recursive: true });
for (const file of releasedFiles) {
  rmSync(path.join(target, file), { recursive: true, force: true });
  cpSync(path.join(root, file), path.join(target, file), { recursive: true });
}
const product = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
writeFileSync(path.join(target, 'package.json'), `${JSON.stringify(releasedPackage(product), null, 2)}\n`);

// The release installs its packages with its own copy of that script.
const release = await import(pathToFileURL(path.join(target, 'scripts/prepare.mjs')).href);
release.install();
console.log(`The release is in ${target}. Copy it to where it is to run, and start it there with npm start.`);
