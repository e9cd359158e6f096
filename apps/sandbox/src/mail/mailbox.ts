import PostalMime from 'postal-mime'

export type Mail = {
  id: number
  messageId: string | null
  from: string
  to: string[]
  subject: string
  text: string
  html: string | null
  attachments: { name: string; type: string; bytes: number }[]
  receivedAt: string
  /**
   * Number of times that the same message arrived. A sender that repeats a message raises this instead of adding a
   * mail.
   */
  deliveries: number
}

export type Mailbox = {
  receive(raw: Uint8Array, envelope: { from: string; to: string[] }): Promise<Mail>
  list(to?: string): Mail[]
  find(id: number): Mail | undefined
  clear(): void
}

const MAX_MAILS = 500

/** Stores the newest mails in memory. */
export function createMailbox(now: () => Date): Mailbox {
  let mails: Mail[] = []
  let nextId = 1
  return {
    async receive(raw, envelope) {
      const parsed = await PostalMime.parse(raw)
      const messageId = parsed.messageId ?? null
      const known = messageId ? mails.find((mail) => mail.messageId === messageId) : undefined
      if (known) {
        known.deliveries += 1
        return known
      }
      const mail: Mail = {
        id: nextId++,
        messageId,
        from: parsed.from?.address ?? envelope.from,
        to: envelope.to,
        subject: parsed.subject ?? '',
        text: parsed.text ?? '',
        html: parsed.html ?? null,
        attachments: parsed.attachments.map((one) => ({
          name: one.filename ?? 'namnlös',
          type: one.mimeType,
          bytes: typeof one.content === 'string' ? one.content.length : one.content.byteLength,
        })),
        receivedAt: now().toISOString(),
        deliveries: 1,
      }
      mails = [mail, ...mails].slice(0, MAX_MAILS)
      return mail
    },
    list: (to) => (to ? mails.filter((mail) => mail.to.includes(to)) : [...mails]),
    find: (id) => mails.find((mail) => mail.id === id),
    clear() {
      mails = []
    },
  }
}
