import pg from 'pg'

/**
 * A connection outside the pool, for what lives and dies with one: locks that a killed process gives back at once, and
 * questions that must not wait behind others. Fails when there is none within so many ms. What is asked on a lost
 * connection fails by itself.
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
