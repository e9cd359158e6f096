import type { Connection } from './connection.js'

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

/** Makes one generation the only serving one in a single step. Returns the names of the others. */
export async function putInService(connection: Connection, alias: string, next: string): Promise<readonly string[]> {
  const actions = [
    // The pattern removes whichever generation serves at that moment, so there are never two.
    { remove: { index: `${alias}.*`, alias, must_exist: false } },
    { add: { index: next, alias } },
  ]
  await connection.write({ method: 'POST', path: '/_aliases', body: { actions } })
  return (await generationsOf(connection, alias)).flatMap(({ name }) => (name === next ? [] : [name]))
}

/** Deletes a generation unless it serves. False when it was not deleted. */
export async function deleteGeneration(connection: Connection, alias: string, name: string): Promise<boolean> {
  if ((await servingOf(connection, alias)) === name) return false
  return (await connection.statusOf({ method: 'DELETE', path: `/${name}` })) < 400
}

/** A text that differs after every change by any process. */
export async function changesOf(connection: Connection, alias: string): Promise<string> {
  const { indices } = await connection.read<{
    indices: Record<string, { primaries: { indexing: { index_total: number; delete_total: number } } }>
  }>({ method: 'GET', path: `/${alias}/_stats/indexing` })
  return Object.entries(indices)
    .map(([name, { primaries }]) => `${name}:${primaries.indexing.index_total}:${primaries.indexing.delete_total}`)
    .join()
}
