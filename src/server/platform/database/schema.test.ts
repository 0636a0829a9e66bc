import { expect, it } from 'vitest';
import { writeSchema } from '#testing/server/table-types.ts';
import { useTestDatabase } from '#testing/server/use.ts';

const database = useTestDatabase({ ownDatabase: true });

it('the types of the tables are those of the migrated database; npm run schema writes them', async () => {
  await expect(await writeSchema(database.db as never)).toMatchFileSnapshot('schema.ts');
});
