import { Agent, request } from 'node:http'

export type Answer = {
  readonly status: number
  readonly body: string
  readonly cookies: readonly string[]
}

export type KeepAliveClient = {
  send(path: string, init?: { method?: string; headers?: Record<string, string>; body?: string }): Promise<Answer>
  stop(): void
}

/** Longest wait for an answer, ms: longer than the balancer holds a request and waits for its answer. */
const ANSWER_MS = 150_000

/** A client with one connection that stays open between requests, and that is never replaced during one. */
export function createKeepAliveClient(baseUrl: string): KeepAliveClient {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return {
    send: (path, { method = 'GET', headers = {}, body } = {}) =>
      new Promise((resolve, reject) => {
        const call = request(baseUrl + path, { method, headers, agent, timeout: ANSWER_MS }, (answer) => {
          const chunks: Buffer[] = []
          answer.on('data', (chunk: Buffer) => chunks.push(chunk))
          answer.once('error', reject)
          answer.once('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              body: Buffer.concat(chunks).toString(),
              cookies: answer.headers['set-cookie'] ?? [],
            }),
          )
        })
        call.once('timeout', () => call.destroy(new Error('no answer')))
        call.once('error', reject)
        call.end(body)
      }),
    stop: () => agent.destroy(),
  }
}
