import { connect, createServer, type Socket } from 'node:net'

export type DatabasePort = {
  /** The database by this port instead of its socket. */
  readonly url: string
  stop(): Promise<void>
}

type Options = {
  /** The database, whose Postgres listens on a socket only. */
  readonly databaseUrl: string
  /** A free one unless it is given. */
  readonly port?: number
  /** Sees each statement before Postgres does; true stops it and all that follows it on that connection. */
  readonly hold?: (text: string) => boolean
}

/** A port in front of a drill's Postgres, which can stop a program in the middle of its statements. */
export async function openDatabasePort({ databaseUrl, port = 0, hold }: Options): Promise<DatabasePort> {
  const url = new URL(databaseUrl)
  const socket = `${decodeURIComponent(url.hostname)}/.s.PGSQL.5432`
  const open = new Set<Socket>()
  const server = createServer((client) => {
    const postgres = connect(socket)
    for (const [one, other] of [
      [client, postgres],
      [postgres, client],
    ] as const) {
      open.add(one)
      one.on('error', () => other.destroy())
      one.once('close', () => {
        open.delete(one)
        other.destroy()
      })
    }
    postgres.pipe(client)
    if (hold) forwardUntilHeld(client, postgres, hold)
    else client.pipe(postgres)
  })
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address() as { port: number }
  return {
    url: `postgresql://${url.username}:${url.password}@127.0.0.1:${address.port}${url.pathname}`,
    async stop() {
      const closed = new Promise((resolve) => {
        server.close(resolve)
      })
      for (const one of open) one.destroy()
      await closed
    },
  }
}

/** Bytes of a message before its body: a letter (which the first message of a connection has not) and its length. */
const LETTER_BYTES = 1
const LENGTH_BYTES = 4

/** Passes on whole messages of the client until one brings a statement that is held. */
function forwardUntilHeld(client: Socket, postgres: Socket, hold: (text: string) => boolean): void {
  let rest = Buffer.alloc(0)
  let letters = 0
  let held = false
  client.on('data', (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk])
    while (!held && rest.length >= letters + LENGTH_BYTES) {
      const size = letters + rest.readUInt32BE(letters)
      if (rest.length < size) return
      const message = rest.subarray(0, size)
      rest = rest.subarray(size)
      held = letters > 0 && hold(statementOf(message))
      if (!held) postgres.write(message)
      letters = LETTER_BYTES
    }
  })
}

/** The text of a simple query or of a statement to prepare; nothing of other messages. */
function statementOf(message: Buffer): string {
  const [letter] = message.toString('latin1', 0, LETTER_BYTES)
  const body = message.subarray(LETTER_BYTES + LENGTH_BYTES)
  if (letter === 'Q') return body.toString('utf8', 0, body.indexOf(0))
  if (letter !== 'P') return ''
  const start = body.indexOf(0) + 1
  return body.toString('utf8', start, body.indexOf(0, start))
}
