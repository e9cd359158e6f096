import { err, ok } from '@klarsikt/core/lib'
import { noTelemetry, type Telemetry } from '@klarsikt/server/telemetry'
import type { Transporter } from 'nodemailer'
import { observeCalls } from '../calls/observe-calls.js'
import { BACKGROUND_ANSWER_MS, MAIL_ANSWER_MS } from '../deadlines/deadlines.js'
import type { MailSender } from './port.js'

/** Steps of SMTP at which a server judges the receiver or the letter. A refusal at another step is about our access. */
const JUDGED = ['RCPT TO', 'DATA']

/** Whether the server refuses this letter for good. */
function isRefused(error: unknown): boolean {
  const { responseCode, command } = error as { responseCode?: unknown; command?: unknown }
  return typeof responseCode === 'number' && responseCode >= 500 && JUDGED.some((one) => one === command)
}

/** The mail server's name in metrics and logs. */
export const MAIL = 'mail'

/** Sends by SMTP. `url` is a function because the sandbox picks its port at start. */
export function createSmtpSender(
  settings: { url: () => string; from: string },
  telemetry: Telemetry = noTelemetry,
): MailSender {
  let transport: Transporter | undefined
  async function open(): Promise<Transporter> {
    // Loaded on first use, so that a shop that sends nothing saves the memory.
    const { createTransport } = await import('nodemailer')
    return (transport ??= createTransport({
      url: settings.url(),
      pool: true,
      maxConnections: 2,
      connectionTimeout: BACKGROUND_ANSWER_MS,
      greetingTimeout: MAIL_ANSWER_MS,
      socketTimeout: MAIL_ANSWER_MS,
    }))
  }
  const sender: MailSender = {
    async send({ attachments, ...mail }) {
      try {
        await (
          await open()
        ).sendMail({
          ...mail,
          from: settings.from,
          ...(attachments ? { attachments: attachments.map((one) => ({ ...one })) } : {}),
          headers: { 'Auto-Submitted': 'auto-generated' },
        })
        return ok(undefined)
      } catch (error) {
        return err(isRefused(error) ? 'never' : 'later')
      }
    },
    close() {
      transport?.close()
      transport = undefined
    },
  }
  return observeCalls(sender, ['send'], { provider: MAIL, metric: 'klarsikt.provider.call.duration', telemetry })
}
