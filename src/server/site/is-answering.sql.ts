import type { Pool } from 'pg';

const timeoutMs = 2000;

/** Whether the database answers a trivial query within two seconds. */
export async function isAnswering(pool: Pool): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), timeoutMs);
  });
  const answered = pool.query('select 1').then(
    () => true,
    () => false,
  );
  const healthy = await Promise.race([answered, tooLate]);
  clearTimeout(timer);
  return healthy;
}
