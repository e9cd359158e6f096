import { expect, type APIRequestContext } from '@playwright/test'

interface Charge {
  readonly order_id: string
  readonly merchant_reference1: string | null
  readonly authorized: number
  readonly captured: number
  readonly refunded: number
}

interface Token {
  readonly token_id: string
  readonly status: string
  readonly billing_address: { readonly email?: string }
}

interface Letter {
  readonly subject: string
  readonly text: string
}

export interface Sandbox {
  charges(orderNumber: string): Promise<readonly Charge[]>
  /** Ends Klarna's review of an order and notifies the shop. */
  decide(orderNumber: string, decision: 'accept' | 'reject'): Promise<void>
  /** Makes the bank decline, or accept again, every charge of a customer's saved cards. */
  declineCards(email: string, declines: boolean): Promise<void>
  cardStates(email: string): Promise<string[]>
  /** Waits for a letter to an address whose text contains the words. */
  letter(to: string, words: string, timeout?: number): Promise<Letter>
  /** As `letter`, but only letters after the one with the id `last`. */
  letterAfter(to: string, words: string, last: number): Promise<Letter>
  /** Id of the last letter to an address; 0 when there is none. */
  lastLetter(to: string): Promise<number>
  /** Waits for the delivery of an SMS to a number whose text contains the words. */
  sms(to: string, words: string): Promise<{ readonly message: string; readonly parts: number }>
}

export function createSandbox(request: APIRequestContext, baseUrl: string): Sandbox {
  const control = `${baseUrl}/sandbox/klarna/__control`
  const charges = async (orderNumber: string) => {
    const summary = (await (await request.get(`${control}/summary`)).json()) as { charges: Charge[] }
    return summary.charges.filter(({ merchant_reference1 }) => merchant_reference1 === orderNumber)
  }
  const cards = async (email: string) => {
    const { tokens } = (await (await request.get(`${control}/tokens`)).json()) as { tokens: Token[] }
    return tokens.filter(({ billing_address }) => billing_address.email === email)
  }
  const letterIds = async (to: string) => {
    const list = await request.get(`${baseUrl}/sandbox/mail/api/messages?to=${encodeURIComponent(to)}`)
    return ((await list.json()) as { messages: { id: number }[] }).messages.map(({ id }) => id)
  }
  const letterAfter = async (to: string, words: string, last: number, timeout: number) => {
    const found = { subject: '', text: '' }
    const look = async () => {
      for (const id of (await letterIds(to)).filter((one) => one > last)) {
        const letter = await request.get(`${baseUrl}/sandbox/mail/api/messages/${id}`)
        const mail = (await letter.json()) as { subject: string; text: string }
        if (`${mail.subject} ${mail.text}`.includes(words)) Object.assign(found, mail)
      }
      return found.subject
    }
    await expect.poll(look, { timeout }).not.toBe('')
    return found
  }
  return {
    charges,
    async sms(to, words) {
      const find = async () => {
        const list = await request.get(`${baseUrl}/sandbox/sms/__control/messages?to=${encodeURIComponent(to)}`)
        const { messages } = (await list.json()) as { messages: { message: string; parts: number; status: string }[] }
        return messages.find(({ message, status }) => message.includes(words) && status === 'delivered')
      }
      await expect.poll(find).toBeDefined()
      return (await find()) ?? { message: '', parts: 0 }
    },
    async decide(orderNumber, decision) {
      const [charge] = await charges(orderNumber)
      const answer = await request.post(`${control}/orders/${charge?.order_id}/decide`, { data: { decision } })
      expect(answer.status()).toBe(200)
    },
    async declineCards(email, declines) {
      for (const { token_id } of await cards(email)) {
        const answer = await request.post(`${control}/tokens/${token_id}`, { data: { declines } })
        expect(answer.status()).toBe(200)
      }
    },
    cardStates: async (email) => (await cards(email)).map(({ status }) => status),
    async letter(to, words, timeout = 20_000) {
      return letterAfter(to, words, 0, timeout)
    },
    letterAfter: (to, words, last) => letterAfter(to, words, last, 20_000),
    async lastLetter(to) {
      return Math.max(0, ...(await letterIds(to)))
    },
  }
}
