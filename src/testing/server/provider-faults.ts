import type { Deps } from '#server/platform/deps.ts';

export interface ApiFault {
  answer: '429' | '500' | '502' | 'hang';
  method?: 'GET' | 'POST' | 'PATCH';
  path?: string;
  /** How many calls fail; default: all. */
  calls?: number;
  /** Whether the change is made and only its answer is lost. */
  carried_out?: boolean;
}

/** Makes calls to the emulated Paddle fail; without faults all calls succeed again. */
export async function setPaddleFaults({ config }: Pick<Deps, 'config'>, ...api: ApiFault[]): Promise<void> {
  const answer = await fetch(`${config.paddle.emulatorUrl}/emulator/faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ api }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}
