import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveFile } from './save-file.ts';

const link = { href: '', download: '', click: vi.fn() };
const revoked = vi.fn();
let saved: Blob;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { createElement: () => link });
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved = blob as Blob;
    return 'blob:kite';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(revoked);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const bytesOf = async (blob: Blob) => [...new Uint8Array(await blob.arrayBuffer())];

it('a table begins with a byte order mark, so that a spreadsheet reads every letter', async () => {
  saveFile('a.csv', 'text/csv', 'Grüße');
  expect((await bytesOf(saved)).slice(0, 4)).toEqual([0xef, 0xbb, 0xbf, 'G'.charCodeAt(0)]);
});

it('other files are saved as they are', async () => {
  saveFile('a.json', 'application/json', '{}');
  expect(await bytesOf(saved)).toEqual([...'{}'].map((sign) => sign.charCodeAt(0)));
});

it('the address of the file stays long enough for a browser that reads it after the click', () => {
  saveFile('a.ics', 'text/calendar', 'x');
  expect(link.click).toHaveBeenCalled();
  vi.advanceTimersByTime(30_000);
  expect(revoked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(30_000);
  expect(revoked).toHaveBeenCalledWith('blob:kite');
});
