import type { Order } from './orders.js'
import { nameOf } from './test-persons.js'

const base64 = (text: string) => Buffer.from(text).toString('base64')

/** Makes the data of a completed order. The signature and the OCSP response have the right form but prove nothing. */
export function completionData({ person, request, ref }: Order, now: number): Record<string, unknown> {
  if (person === null) throw new Error('Nobody completed the order')
  const { personalNumber, givenName, surname } = person
  const issued = new Date(now - 200 * 86_400_000).toISOString().slice(0, 10)
  return {
    user: { personalNumber, name: nameOf(person), givenName, surname },
    device: { ipAddress: request.endUserIp, uhi: 'OZvYM9VvyiAmG7NA5jU5zqGcVpo=' },
    bankIdIssueDate: issued,
    signature: base64(`<?xml version="1.0"?><Signature><!-- sandbox, ${ref} --></Signature>`),
    ocspResponse: base64(`sandbox ${ref}`),
    ...(request.returnRisk === true && { risk: 'low' }),
  }
}
