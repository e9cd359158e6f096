import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { until } from './process.js'

export type Balancer = {
  readonly url: string
  /** Adds a replica, which gets its share of requests once it is ready. */
  add(replica: string): void
  /** Waits until the replica gets requests, or no longer gets them. */
  until(replica: string, ready: boolean): Promise<void>
  stop(): Promise<void>
}

const CHECK_EVERY_MS = 100
/** Longest wait for the answer of a check, ms. */
const CHECK_MS = 2_000
/** Longest wait of a request for a ready replica, ms. On a busy machine the checks of all replicas may be late for a while. */
const HOLD_MS = 60_000
/** Longest wait for an answer, ms. */
const ANSWER_MS = 60_000

/**
 * A proxy in front of replicas, as docs/operations/deploy.md describes. It sends requests in turn to replicas whose /readyz answers 200,
 * over connections that stay open, and names the caller. If a replica refuses the connection, nothing was sent, and the request goes to
 * another one; a request that was sent is never sent again.
 */
export async function startBalancer(): Promise<Balancer> {
  const replicas: string[] = []
  const ready = new Set<string>()
  const agent = new Agent({ keepAlive: true })
  let turn = 0
  const next = async (): Promise<string | null> => {
    for (const deadline = Date.now() + HOLD_MS; Date.now() < deadline; await sleep(CHECK_EVERY_MS)) {
      const choice = [...ready]
      const url = choice[turn++ % choice.length]
      if (url) return url
    }
    return null
  }
  const server = createServer((incoming, outgoing) => {
    void lead(incoming, outgoing).catch(() => outgoing.destroy())
  })
  const lead = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const body = await buffer(incoming)
    for (const _ of [...replicas, null]) {
      const replica = await next()
      if (replica === null) break
      const answer = await ask(agent, replica, incoming, body)
      if (answer === 'refused') {
        ready.delete(replica)
        continue
      }
      if (answer === 'broken') return void outgoing.writeHead(502).end()
      outgoing.writeHead(answer.statusCode ?? 502, endToEnd(answer.rawHeaders))
      return pipeline(answer, outgoing)
    }
    outgoing.writeHead(503, { 'retry-after': '1' }).end('no replica was ready')
  }
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const stopping = new AbortController()
  /** Checks one replica again and again; a check waits for the answer to the one before. */
  const watch = async (replica: string) => {
    while (!stopping.signal.aborted) {
      if (await isReady(replica)) ready.add(replica)
      else ready.delete(replica)
      await sleep(CHECK_EVERY_MS)
    }
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add(replica) {
      replicas.push(replica)
      void watch(replica)
    },
    until: (replica, isToBe) =>
      until(`${replica} is${isToBe ? '' : ' not'} given requests`, async () => ready.has(replica) === isToBe, {
        every: CHECK_EVERY_MS / 4,
      }),
    async stop() {
      stopping.abort()
      const closed = new Promise((resolve) => {
        server.close(resolve)
      })
      server.closeAllConnections()
      agent.destroy()
      await closed
    },
  }
}

async function isReady(replica: string): Promise<boolean> {
  const answer = await fetch(`${replica}/readyz`, { signal: AbortSignal.timeout(CHECK_MS) }).catch(() => null)
  await answer?.arrayBuffer().catch(() => {})
  return answer?.ok === true
}

/** Sends a request to a replica: `refused` when no connection was accepted, so nothing was sent; `broken` when no answer came. */
function ask(
  agent: Agent,
  replica: string,
  { method, url, headers: { 'x-forwarded-for': before, connection: _, ...headers }, socket }: IncomingMessage,
  body: Buffer,
): Promise<IncomingMessage | 'refused' | 'broken'> {
  return new Promise((resolve) => {
    const onward = request(
      replica + url,
      {
        agent,
        method,
        headers: { ...headers, 'x-forwarded-for': [before, socket.remoteAddress].filter(Boolean).join(', ') },
        timeout: ANSWER_MS,
      },
      resolve,
    )
    onward.once('timeout', () => onward.destroy(new Error('no answer')))
    onward.on('error', (error: NodeJS.ErrnoException) => resolve(error.syscall === 'connect' ? 'refused' : 'broken'))
    onward.end(body)
  })
}

/** Headers that concern only one connection, so they are not passed on. */
const BETWEEN_NEIGHBOURS = new Set(['connection', 'keep-alive', 'transfer-encoding'])

function endToEnd(raw: readonly string[]): string[] {
  return raw.filter((_, index) => !BETWEEN_NEIGHBOURS.has(raw[index - (index % 2)]?.toLowerCase() ?? ''))
}
