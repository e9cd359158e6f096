import { request } from 'node:https'
import type { BankIdAccess } from '../https-server.js'

export type RpAnswer = { readonly status: number; readonly body: Record<string, unknown> }

type Options = {
  readonly identity?: { readonly cert: string; readonly key: string } | null
  readonly contentType?: string
}

/** Makes a call as a relying party. It presents the certificate of `access`, or the given one, or none for null. */
export function callRp(
  access: BankIdAccess,
  operation: string,
  body: unknown,
  { identity = access, contentType = 'application/json' }: Options = {},
): Promise<RpAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      `${access.url}/${operation}`,
      {
        method: 'POST',
        agent: false,
        ca: access.ca,
        ...(identity && { cert: identity.cert, key: identity.key }),
        headers: { 'content-type': contentType },
      },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () => {
          const text = Buffer.concat(chunks).toString()
          resolve({ status: answer.statusCode ?? 0, body: JSON.parse(text) as Record<string, unknown> })
        })
      },
    )
    sent.on('error', reject)
    sent.end(JSON.stringify(body))
  })
}
