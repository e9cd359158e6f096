import type { Executor } from '@klarsikt/server/database'

/** What a store is called, for those who have no catalogue at hand; null when there is no such store. */
export async function findStoreName(executor: Executor, id: number): Promise<string | null> {
  if (!Number.isInteger(id) || id < 1 || id > 2_147_483_647) return null
  const { rows } = await executor.query<{ name: string }>({
    text: 'select name from store where id = $1',
    values: [id],
  })
  return rows[0]?.name ?? null
}
