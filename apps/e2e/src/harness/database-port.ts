import { connect, createServer, type Socket } from 'node:net'

export type DatabasePort = {
  /** Address of the database through this port, instead of its socket. */
  readonly url: string
  stop(): Promise<void>
}

type Options = {
  /** Address of the database, whose Postgres listens only on a socket. */
  readonly databaseUrl: string
  readonly port?: number
  /** Called with each statement before Postgres gets it. True holds that statement and all later ones of the connection. */
  readonly hold?: (text: string) => boolean
}

/** A port in front of a drill's Postgres, which can stop a program between its statements. */
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

/** Bytes before the body of a message: a letter, which the first message of a connection lacks, and the length. */
const LETTER_BYTES = 1
const LENGTH_BYTES = 4

/** Passes on complete messages of the client until a statement is held. */
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

/** The text of a simple query or of a statement to prepare; empty for other messages. */
function statementOf(message: Buffer): string {
  const [letter] = message.toString('latin1', 0, LETTER_BYTES)
  const body = message.subarray(LETTER_BYTES + LENGTH_BYTES)
  if (letter === 'Q') return body.toString('utf8', 0, body.indexOf(0))
  if (letter !== 'P') return ''
  const start = body.indexOf(0) + 1
  return body.toString('utf8', start, body.indexOf(0, start))
}
