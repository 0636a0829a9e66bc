// Fails when a built file uses features that our oldest browsers lack (docs/browsers.md).
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { newerThanFloor } from './newer-than-floor.mjs';
import { root } from './stale.mjs';

/** Features that are used all the same, by reason. */
const allowed = {
  'a method of our own, or of a library, with the name of a newer one of the browser':
    '.added .changed .drop .fetch .forget .number .percent .pulse .retry .run .subscribe .take .token .watch',
  'prints the page since ever; the data says only since when on phones': '.print',
  'of React, which no page of ours makes use of': '.startViewTransition .skipTransition',
  'asked for before, in the library for passkeys':
    '.getAuthenticatorData .getPublicKey .getPublicKeyAlgorithm .getTransports .isConditionalMediationAvailable .signalAllAcceptedCredentials .signalCurrentUserDetails .signalUnknownCredential PublicKeyCredential.getClientCapabilities PublicKeyCredential.isConditionalMediationAvailable',
  'asked for before, by TypeBox': 'Error.captureStackTrace',
  'in the operator’s visual selector, which needs Safari 16.4': '.replaceSync',
};

const { browserslist } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const folder = path.join(root, 'dist/web');
const scripts = readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('.js'));
const names = new Set(Object.values(allowed).flatMap((list) => list.split(' ')));
const found = scripts.flatMap((file) =>
  newerThanFloor(readFileSync(path.join(folder, file), 'utf8'), browserslist)
    .filter((name) => !names.has(name))
    .map((name) => `${file} uses ${name}`),
);
if (found.length > 0) {
  console.error(`Newer than ${browserslist.join(', ')} (docs/browsers.md):\n${found.join('\n')}`);
  process.exitCode = 1;
} else console.log(`${scripts.length} scripts use nothing newer than ${browserslist.join(', ')}.`);
