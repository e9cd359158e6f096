import type { Connection } from './connection.js'

/** All generations of an index, and which of them serves. */
export async function generationsOf(
  connection: Connection,
  alias: string,
): Promise<{ readonly name: string; readonly serving: boolean }[]> {
  const found = await connection.read<Record<string, { aliases: Record<string, unknown> }>>({
    method: 'GET',
    path: `/${alias}.*/_alias`,
  })
  return Object.entries(found).map(([name, { aliases }]) => ({ name, serving: alias in aliases }))
}

/** The generation that serves; undefined when the index was dropped. */
export async function servingOf(connection: Connection, alias: string): Promise<string | undefined> {
  return (await generationsOf(connection, alias)).find(({ serving }) => serving)?.name
}

/** Puts a generation into service; answers the names of all others. */
export async function putInService(connection: Connection, alias: string, next: string): Promise<readonly string[]> {
  const others = (await generationsOf(connection, alias)).filter(({ name }) => name !== next)
  const actions = [
    ...others.flatMap(({ name, serving }) => (serving ? [{ remove: { index: name, alias } }] : [])),
    { add: { index: next, alias } },
  ]
  try {
    await connection.write({ method: 'POST', path: '/_aliases', body: { actions } })
  } catch (error) {
    // An answer that was lost on its way: said again, there is nothing to remove any more.
    if ((await servingOf(connection, alias)) !== next) throw error
  }
  return others.map(({ name }) => name)
}

/** Deletes a generation unless it serves. False when it stays. */
export async function deleteGeneration(connection: Connection, alias: string, name: string): Promise<boolean> {
  if ((await servingOf(connection, alias)) === name) return false
  return (await connection.statusOf({ method: 'DELETE', path: `/${name}` })) < 400
}

/** Differs after every change that any process made. */
export async function changesOf(connection: Connection, alias: string): Promise<string> {
  const { indices } = await connection.read<{
    indices: Record<string, { primaries: { indexing: { index_total: number; delete_total: number } } }>
  }>({ method: 'GET', path: `/${alias}/_stats/indexing` })
  return Object.entries(indices)
    .map(([name, { primaries }]) => `${name}:${primaries.indexing.index_total}:${primaries.indexing.delete_total}`)
    .join()
}
