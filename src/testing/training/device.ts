import { v7 } from 'uuid';
import type { TrainingRows } from '#web/session/training-rows.ts';
import { openTrainingRows } from '#web/session/training-rows.ts';
import { createTraining } from '#web/training/store/create-training.ts';
import type { TrainingHandlers } from '#web/training/store/opened-training.ts';
import type { TrainingCalls } from '#web/training/store/training-calls.ts';

/** A device with an IndexedDB of its own. Its clock, storage and timers are the test's. */
export function testDevice(name: string, owner = '7') {
  let chain: Promise<unknown> = Promise.resolve();
  const device = {
    /** Epoch ms, by this device's clock. */
    now: Date.parse('2026-11-20T12:00:00.000Z'),
    /** Nothing can be written, as with a full storage. */
    isFull: false,
    /** Timers that have not run yet. */
    timers: [] as { delayMs: number; run: () => void }[],
    handlers: [] as TrainingHandlers[],
    owner,
    openRows,
    openTab,
    /** Runs all timers. */
    fire() {
      for (const { run } of device.timers.splice(0)) run();
    },
  };

  function openRows(): TrainingRows {
    const rows = openTrainingRows(`${name}.training`);
    const full = () => Promise.reject(new DOMException('Full', 'QuotaExceededError'));
    return {
      run: (work) => (device.isFull ? rows.run((all) => work({ ...all, put: full })) : rows.run(work)),
    };
  }

  /** Web Locks: one after another. */
  function alone<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = chain.then(work);
    chain = result.catch(() => {});
    return result;
  }

  function openTab(calls: TrainingCalls | null) {
    let handlers: TrainingHandlers | null = null;
    return createTraining({
      openRows,
      who: async () => calls && { owner: device.owner, calls },
      now: () => device.now,
      offsetMin: () => 60,
      newId: () => v7({ msecs: device.now }),
      random: () => 0,
      alone,
      later(delayMs, run) {
        const timer = { delayMs, run };
        device.timers.push(timer);
        return () => {
          device.timers = device.timers.filter((each) => each !== timer);
        };
      },
      leaveOffline: async () => {},
      announce(who) {
        for (const other of device.handlers) if (other !== handlers) other.changed(who);
      },
      connect(given) {
        handlers = given;
        device.handlers.push(given);
      },
    });
  }

  return device;
}
