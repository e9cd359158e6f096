import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono, type MiddlewareHandler } from 'hono'
import type { BankId } from './bank-id.js'
import { makeCertificates } from './certificates.js'
import { RP_PATH, rpApi } from './rp-api.js'

/** Data that a relying party needs to reach the simulator. */
export type BankIdAccess = {
  /** Base URL of the API with its version. */
  readonly url: string
  readonly ca: string
  readonly cert: string
  readonly key: string
}

export type BankIdServer = { readonly access: BankIdAccess; stop(): Promise<void> }

/** Serves the API over TLS with its own root certificate, on a free port of this machine. `late` delays its answers. */
export async function startBankIdServer(bankId: BankId, late: MiddlewareHandler): Promise<BankIdServer> {
  const { ca, server: own, client } = await makeCertificates()
  const app = new Hono().use(late).route('/', rpApi(bankId))
  const server = createServer(
    // A client without a valid certificate gets an HTTP answer, as from the real service.
    { ...own, ca, requestCert: true, rejectUnauthorized: false, minVersion: 'TLSv1.2' },
    getRequestListener(app.fetch),
  )
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => resolve())
  })
  const { port } = server.address() as AddressInfo
  return {
    access: { url: `https://127.0.0.1:${port}${RP_PATH}`, ca, cert: client.cert, key: client.key },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
