import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import type { Mailbox } from './mailbox.js'

export type SmtpFault = { remaining: number; code: number }

export type Smtp = {
  /** Listens on the loopback address and returns the port. 0 takes a free port. */
  start(port: number): Promise<number>
  stop(): Promise<void>
  /** Makes the next `times` messages fail with a temporary error. */
  fail(times: number, code?: number): void
}

type SmtpOptions = {
  /** Only these credentials are accepted. Without them everybody may send, also without a log-in. */
  readonly credentials?: { readonly user: string; readonly password: string } | undefined
  /** Is awaited before each mail is answered. */
  readonly beforeAnswer?: () => Promise<void>
}

/** The answer of servers to a wrong password (RFC 4954). */
const WRONG_PASSWORD = Object.assign(new Error('Authentication credentials invalid'), { responseCode: 535 })

export function createSmtp(mailbox: Mailbox, { credentials, beforeAnswer }: SmtpOptions = {}): Smtp {
  const fault: SmtpFault = { remaining: 0, code: 451 }
  const server = new SMTPServer({
    authOptional: credentials === undefined,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) => {
      const isKnown = !credentials || (username === credentials.user && password === credentials.password)
      if (isKnown) done(null, { user: 'sandbox' })
      else done(WRONG_PASSWORD)
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        await beforeAnswer?.()
        if (fault.remaining > 0) {
          fault.remaining -= 1
          done(Object.assign(new Error('Try again later'), { responseCode: fault.code }))
          return
        }
        const from = session.envelope.mailFrom ? session.envelope.mailFrom.address : ''
        const to = session.envelope.rcptTo.map((one) => one.address)
        mailbox.receive(Buffer.concat(chunks), { from, to }).then(
          () => done(),
          (error: unknown) => done(error as Error),
        )
      })
    },
  })
  return {
    start: (port) =>
      new Promise((resolve, reject) => {
        // The handler stays after the start and then has no effect. A client that disconnects in the middle of a mail
        // also causes an error event, which would otherwise be uncaught.
        server.on('error', reject)
        server.listen(port, '127.0.0.1', () => resolve((server.server.address() as AddressInfo).port))
      }),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
    fail(times, code = 451) {
      fault.remaining = times
      fault.code = code
    },
  }
}
