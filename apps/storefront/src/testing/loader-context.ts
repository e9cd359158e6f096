import { createShopClient } from '@klarsikt/contract/client'
import type { ShopLoadContext } from '../load-context.js'

/** The public address of the shop in tests. */
export const ORIGIN = 'https://klarsikt.test'

/** Returns what the host passes to a loader, with a client whose calls a mock answers. */
export function loadContext(): ShopLoadContext {
  const client = createShopClient({ baseUrl: 'http://api.test', apiKey: 'k', csrfToken: () => 'token' })
  return {
    client,
    visitor: () => client,
    hasSession: () => true,
    discovery: (path, init) => fetch(`http://api.test${path}`, init),
    markDegraded: () => {},
    config: { origin: ORIGIN, apiKey: 'k' },
  }
}

/**
 * Returns the arguments of a loader for an address. It is loosely typed, since every route has its own argument type.
 */
export function loaderArgs<Args>(address: string, params: Readonly<Record<string, string>> = {}): Args {
  return { request: new Request(ORIGIN + address), params, context: loadContext() } as unknown as Args
}

/** Runs a loader and returns the response or data that it throws. */
export async function thrown(
  run: () => Promise<unknown>,
): Promise<{ readonly status: number; readonly location: string | null }> {
  try {
    await run()
  } catch (caught) {
    if (caught instanceof Response) return { status: caught.status, location: caught.headers.get('Location') }
    const { init } = caught as { init?: { status?: number } }
    return { status: init?.status ?? 0, location: null }
  }
  throw new Error('Nothing was thrown')
}
