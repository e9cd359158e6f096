import { err, ok } from '@klarsikt/core/lib'
import nodemailer from 'nodemailer'
import type { MailSender } from './port.js'

/** Longest wait for the mail server, milliseconds. */
const TIMEOUT_MS = 10_000

/** Sends by SMTP. `url` is asked late: the sandbox picks its port at start. */
export function createSmtpSender(settings: { url: () => string; from: string }): MailSender {
  let transport: ReturnType<typeof nodemailer.createTransport> | undefined
  const open = () =>
    (transport ??= nodemailer.createTransport({
      url: settings.url(),
      pool: true,
      maxConnections: 2,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    }))
  return {
    async send({ attachments, ...mail }) {
      try {
        await open().sendMail({
          ...mail,
          from: settings.from,
          ...(attachments ? { attachments: attachments.map((one) => ({ ...one })) } : {}),
          headers: { 'Auto-Submitted': 'auto-generated' },
        })
        return ok(undefined)
      } catch (error) {
        const code = (error as { responseCode?: unknown }).responseCode
        return err(typeof code === 'number' && code >= 500 ? 'never' : 'later')
      }
    },
    close() {
      transport?.close()
      transport = undefined
    },
  }
}
