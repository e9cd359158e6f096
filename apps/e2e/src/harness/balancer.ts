import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Answer {
  readonly status: number
  readonly body: string
  readonly cookies: readonly string[]
}

export interface Balancer {
  /** One client with keep-alive connections of its own, as a balancer has. */
  client(): (
    path: string,
    init?: { method?: string; headers?: Record<string, string>; body?: string },
  ) => Promise<Answer>
  /** Waits until the replica is given requests again, or is no longer. */
  until(url: string, ready: boolean): Promise<void>
  stop(): void
}

const CHECK_EVERY_MS = 100
/** Longest wait of a request for a replica that is ready. */
const HOLD_MS = 10_000

/** Gives requests in turn to the replicas whose /readyz answers 200, over keep-alive connections. */
export function startBalancer(replicas: readonly string[]): Balancer {
  const ready = new Set<string>()
  let turn = 0
  const check = async () => {
    await Promise.all(
      replicas.map(async (url) => {
        const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(1_000) }).catch(() => null)
        if (answer?.ok) ready.add(url)
        else ready.delete(url)
        await answer?.arrayBuffer().catch(() => {})
      }),
    )
  }
  const timer = setInterval(() => void check(), CHECK_EVERY_MS)
  const agents: Agent[] = []
  const next = async () => {
    // Under this load both may be late for a moment; a balancer holds requests then.
    for (const deadline = Date.now() + HOLD_MS; Date.now() < deadline; await sleep(CHECK_EVERY_MS)) {
      const choice = [...ready]
      const url = choice[turn++ % choice.length]
      if (url) return url
    }
    throw new Error('no replica was ready')
  }
  return {
    client() {
      const own = new Map<string, Agent>()
      return async (path, { method = 'GET', headers = {}, body } = {}) => {
        const url = await next()
        let agent = own.get(url)
        if (!agent) {
          agent = new Agent({ keepAlive: true, maxSockets: 1 })
          own.set(url, agent)
          agents.push(agent)
        }
        return send(agent, url + path, { method, headers, body })
      }
    },
    async until(url, isReady) {
      while (ready.has(url) !== isReady) await sleep(CHECK_EVERY_MS / 4)
    },
    stop() {
      clearInterval(timer)
      for (const agent of agents) agent.destroy()
    },
  }
}

function send(
  agent: Agent,
  url: string,
  { method, headers, body }: { method: string; headers: Record<string, string>; body: string | undefined },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request(url, { method, headers, agent, timeout: 20_000 }, (answer) => {
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
  })
}
