import type { Deps } from '#server/platform/deps.ts';

export interface ApiFault {
  answer: '429' | '500' | '502' | 'hang';
  method?: 'GET' | 'POST' | 'PATCH';
  path?: string;
  /** How many calls it hits; default: all. */
  calls?: number;
  /** The change is done, only its answer is lost. */
  carried_out?: boolean;
}

/** Has calls of the emulated Paddle fail; without any, all goes well again. */
export async function setPaddleFaults({ config }: Pick<Deps, 'config'>, ...api: ApiFault[]): Promise<void> {
  const answer = await fetch(`${config.paddle.emulatorUrl}/emulator/faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ api }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}
