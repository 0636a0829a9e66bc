import { expect, it } from 'vitest';
import { linkedFile } from './linked-file.ts';

const base = 'https://site.example/help';

it.each([
  ['/files/guide.pdf', undefined, 'guide.pdf', 'pdf'],
  ['guide.PDF?v=2#page=3', undefined, 'guide.PDF', 'pdf'],
  ['https://other.example/plan.xlsx', undefined, 'plan.xlsx', 'xlsx'],
  ['/sound.mp3', '', 'sound.mp3', 'mp3'],
  ['/my%20guide.docx', undefined, 'my guide.docx', 'docx'],
  ['/archive.tar.gz', undefined, 'archive.tar.gz', 'gz'],
  ['/files/77', 'plan.zip', 'plan.zip', 'zip'],
  ['/bad%ff.pdf', undefined, 'bad%ff.pdf', 'pdf'],
])('%s is a link to a file', (href, download, name, extension) => {
  expect(linkedFile(href, base, download)).toEqual({ name, extension });
});

it.each([
  ['/help', undefined],
  ['/terms', ''],
  ['/v1.2/notes', undefined],
  ['/page.html', undefined],
  ['/.pdf/', undefined],
  ['?file=guide.pdf', undefined],
  ['#guide.pdf', undefined],
  ['mailto:ada@example.pdf', undefined],
  ['data:application/pdf;base64,AAAA', 'guide.pdf'],
  ['blob:https://site.example/guide.pdf', 'guide.pdf'],
  ['javascript:0', 'guide.pdf'],
  ['http://[', undefined],
])('%s is not a link to a file', (href, download) => expect(linkedFile(href, base, download)).toBeNull());
