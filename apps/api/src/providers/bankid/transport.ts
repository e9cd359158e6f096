import { Agent, request } from 'node:https'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { ANSWER_MS } from '../deadlines/deadlines.js'
import { failureOf } from './failures.js'
import type { BankIdFailure } from './port.js'
import type { BankIdSettings } from './settings.js'

/** Longest answer that the shop reads, in bytes. A signature has about ten thousand. */
const ANSWER_MAXIMUM = 1_000_000

export type BankIdCall = (operation: string, body: object) => Promise<Result<unknown, BankIdFailure>>

/** Calls over mutual TLS: sends our client certificate and trusts only the configured root. */
export function openTransport({ url, ca, identity, timeoutMs = ANSWER_MS }: BankIdSettings): BankIdCall {
  const credentials = 'pfx' in identity ? { ...identity, pfx: Buffer.from(identity.pfx) } : identity
  const agent = new Agent({ ...credentials, ca, minVersion: 'TLSv1.2', keepAlive: true })
  const base = url.replace(/\/$/, '')
  return async (operation, body) => {
    try {
      const { status, text } = await post(`${base}/${operation}`, JSON.stringify(body), agent, timeoutMs)
      const answer = parse(text)
      return status === 200 ? ok(answer) : err(failureOf(status, answer))
    } catch (error) {
      return err(isRefusedConnection(error) ? 'unauthorized' : 'unreachable')
    }
  }
}

/** Whether TLS failed: one of the two certificates is refused, or ours cannot be opened. */
function isRefusedConnection(error: unknown): boolean {
  const { code } = (error ?? {}) as { readonly code?: unknown }
  return (
    typeof code === 'string' &&
    /^(?:ERR_SSL|ERR_OSSL|ERR_CRYPTO|EPROTO|CERT_|SELF_SIGNED|DEPTH_ZERO|UNABLE_TO)/.test(code)
  )
}

function post(url: string, body: string, agent: Agent, timeoutMs: number): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    // BankID accepts only this content type, without a charset.
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    const signal = AbortSignal.timeout(timeoutMs)
    const sent = request(url, { method: 'POST', agent, headers, signal }, (answer) => {
      const chunks: Buffer[] = []
      let size = 0
      answer.on('data', (chunk: Buffer) => {
        size += chunk.length
        if (size > ANSWER_MAXIMUM) answer.destroy(new Error('The answer of BankID is too long'))
        else chunks.push(chunk)
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() }))
      answer.on('error', reject)
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
