import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import type { Mailbox } from './mailbox.js'

export type SmtpFault = { remaining: number; code: number }

export type Smtp = {
  /** Starts to listen on the loopback address; 0 picks a free port. Answers the port. */
  start(port: number): Promise<number>
  stop(): Promise<void>
  /** Number of next messages that are answered with a temporary failure. */
  fail(times: number, code?: number): void
}

export function createSmtp(mailbox: Mailbox): Smtp {
  const fault: SmtpFault = { remaining: 0, code: 451 }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (_auth, _session, done) => done(null, { user: 'sandbox' }),
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
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
        // It stays, and does nothing once it listens: a client that disconnects in the middle of a mail is an error event too.
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
