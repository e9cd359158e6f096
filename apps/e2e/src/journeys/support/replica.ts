import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type ShopProcess, startShop } from '../../harness/shop.js'

/**
 * What happens to calls of the discovery service. `fair`: passed on; `away`: refused; `slow`: held until this changes;
 * `unfed`: answered as by a service that knows the categories but no products yet.
 */
export type Weather = 'fair' | 'away' | 'slow' | 'unfed'

export interface Replica {
  readonly url: string
  turn(weather: Weather): void
  stop(): Promise<void>
}

/** A second storefront on the shop's backend, whose calls to the discovery service can be disturbed. */
export async function startReplica(shopUrl: string): Promise<Replica> {
  let weather: Weather = 'fair'
  let turned = Promise.withResolvers<void>()
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    while (weather === 'slow') await turned.promise
    if (weather === 'away') return request.socket.destroy()
    const passed = await fetch(shopUrl + request.url, {
      method: request.method ?? 'GET',
      headers: { 'content-type': request.headers['content-type'] ?? 'application/json' },
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    })
    const text = await passed.text()
    response.writeHead(passed.status, { 'content-type': passed.headers.get('content-type') ?? 'application/json' })
    response.end(weather === 'unfed' ? withoutGoods(text) : text)
  }
  const door = createServer((request, response) => {
    answer(request, response).catch(() => request.socket.destroy())
  })
  await new Promise<void>((resolve) => {
    door.listen(0, '127.0.0.1', resolve)
  })
  const shop: ShopProcess = await startShop({
    env: {
      API_URL: shopUrl,
      DISCOVERY_URL: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
      // Empty, because its condition resolves packages to their source; the built storefront uses the built ones.
      NODE_OPTIONS: '',
    },
  })
  const turn = (next: Weather) => {
    weather = next
    turned.resolve()
    turned = Promise.withResolvers()
  }
  return {
    url: shop.url,
    turn,
    async stop() {
      await shop.stop()
      turn('away')
      door.closeAllConnections()
      await new Promise((resolve) => {
        door.close(resolve)
      })
    },
  }
}

const withoutGoods = (text: string) =>
  JSON.stringify({ ...(JSON.parse(text) as object), n_hits: 0, displays: [], filters: [] })
