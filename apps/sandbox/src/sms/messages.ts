import { randomBytes } from 'node:crypto'

export type Sms = {
  id: string
  from: string
  to: string
  message: string
  parts: number
  status: 'created' | 'delivered' | 'failed'
  created: string
  /** Address to which the delivery report is sent. */
  whendelivered: string | null
}

/** Characters of the GSM alphabet that take two places. */
const TWO_SEPTETS = /[\f^{}\\[~\]|€]/gu
const GSM_7 = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà\f^{}\\[~\]|€]*$/u

/**
 * Returns the number of SMS that a text needs. One SMS holds 160 characters of the GSM alphabet, or 70 others. Each of
 * several holds a little less.
 */
export function partsOf(text: string): number {
  const gsm = GSM_7.test(text)
  const length = text.length + (gsm ? (text.match(TWO_SEPTETS)?.length ?? 0) : 0)
  const [one, each] = gsm ? [160, 153] : [70, 67]
  return length <= one ? 1 : Math.ceil(length / each)
}

export type Messages = {
  add(sms: Pick<Sms, 'from' | 'to' | 'message' | 'whendelivered'>): Sms
  list(to?: string): Sms[]
  clear(): void
}

const MAX_MESSAGES = 500

/** Stores the newest messages in memory, newest first. */
export function createMessages(now: () => Date): Messages {
  let messages: Sms[] = []
  return {
    add(sms) {
      const id = `s${randomBytes(16).toString('hex')}`
      const added: Sms = { ...sms, id, parts: partsOf(sms.message), status: 'created', created: now().toISOString() }
      messages = [added, ...messages].slice(0, MAX_MESSAGES)
      return added
    },
    list: (to) => messages.filter((one) => to === undefined || one.to === to),
    clear() {
      messages = []
    },
  }
}
