import pg from 'pg'

/** A connection that holds locks: of its own, so a killed process gives them back at once. */
export async function lockConnection(url: string, name: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: 3_000,
    keepAlive: true,
  })
  client.on('error', () => {})
  await client.connect()
  return client
}
