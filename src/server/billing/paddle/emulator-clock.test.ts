import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dayMs } from '#contract/day.ts';
import { silentLog } from '#testing/server/deps.ts';
import { followEmulatorClock } from './emulator-clock.ts';

const wall = Date.parse('2030-01-01T00:00:00Z');
let answer: () => string | null;
let server: Server;
let follower: ReturnType<typeof followEmulatorClock>;
let moves: number[];

beforeEach(async () => {
  answer = () => JSON.stringify({ data: { now: '', offset_ms: 0 } });
  server = createServer((request, response) => {
    const body = request.url === '/emulator/clock' ? answer() : null;
    if (body === null) response.destroy();
    else response.end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  moves = [];
  const onMove = async (offsetMs: number) => void moves.push(offsetMs);
  follower = followEmulatorClock({ url, wallClock: () => wall, log: silentLog, offsetMs: dayMs, onMove });
});
afterEach(async () => {
  await follower.stop();
  server.close();
});

it('the clock goes on at first from where an earlier start left it', () => {
  expect(follower.clock()).toBe(wall + dayMs);
});

it('the clock follows the emulator when its clock is moved', async () => {
  answer = () => JSON.stringify({ data: { offset_ms: 28 * dayMs } });
  await vi.waitFor(() => expect(follower.clock()).toBe(wall + 28 * dayMs), 30_000);
  expect(moves.at(-1)).toBe(28 * dayMs);
});

it('the clock keeps the last offset while the emulator is away or answers nonsense', async () => {
  answer = () => JSON.stringify({ data: { offset_ms: dayMs } });
  await vi.waitFor(() => expect(follower.clock()).toBe(wall + dayMs), 30_000);
  let requests = 0;
  answer = () => {
    requests += 1;
    return requests === 1 ? null : '<html>';
  };
  await vi.waitFor(() => expect(requests).toBeGreaterThan(2), 30_000);
  expect(follower.clock()).toBe(wall + dayMs);
});
