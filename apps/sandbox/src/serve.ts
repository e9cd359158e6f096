import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import type { BankIdAccess } from './bankid/https-server.js'
import type { Env } from './klarna/operation.js'
import { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.js'

/** Path of the sandbox, both standalone and inside the shop. */
export const SANDBOX_PATH = '/sandbox'

export type RunningSandbox = {
  sandbox: Sandbox
  /** Address of the sandbox, `http://127.0.0.1:port/sandbox`. */
  url: string
  klarnaUrl: string
  smtpUrl: string
  /** Address and certificates of BankID. */
  bankId: BankIdAccess
  stop(): Promise<void>
}

/** Runs the sandbox as an HTTP server of its own. Port 0 takes a free one. */
export async function startSandboxServer(
  options: Omit<SandboxOptions, 'publicUrl'> & { port?: number; host?: string; publicUrl?: string } = {},
): Promise<RunningSandbox> {
  const host = options.host ?? '127.0.0.1'
  let url = options.publicUrl ?? ''
  const sandbox = createSandbox({ ...options, publicUrl: () => url })
  const root = new Hono<Env>().get('/health', (c) => c.json({ ok: true })).route(SANDBOX_PATH, sandbox.app)
  const server = createServer(getRequestListener(root.fetch))
  await listen(server, options.port ?? 0, host)
  url ||= `http://${host}:${(server.address() as AddressInfo).port}${SANDBOX_PATH}`
  const { smtpUrl, bankId } = await sandbox.start()
  return {
    sandbox,
    url,
    klarnaUrl: `${url}/klarna`,
    smtpUrl,
    bankId,
    async stop() {
      await sandbox.stop()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve())
  })
}
