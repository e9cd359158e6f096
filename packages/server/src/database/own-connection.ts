import pg from 'pg'

/**
 * Opens a connection outside the pool. Locks use it, because the server frees them at once when the process is killed.
 * Probes use it, because they must not wait behind other statements. Rejects when the connection takes longer than
 * `within` ms. Queries on a lost connection reject by themselves, so its error event is ignored.
 */
export async function ownConnection(url: string, name: string, within = 3_000): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: within,
    keepAlive: true,
  })
  client.on('error', () => undefined)
  await client.connect()
  return client
}
