import { startSandboxServer } from '@klarsikt/sandbox'
import { createTestApi, type TestApi } from '../../../../testing/test-api.js'
import { type Browser, registered } from '../../identity/testing/customer-browser.js'
import { addBerit, storeLoggedIn } from './staff-browser.js'

export type StoreShop = {
  readonly api: TestApi
  readonly store: Browser
  stop(): Promise<void>
}

/** A shop with a registered customer and a store that sells by Klarna, without Klarna's notices. */
export async function openStoreShop(): Promise<StoreShop> {
  const sandbox = await startSandboxServer({ callbackRetryMs: 10 })
  const klarna = { url: sandbox.klarnaUrl, user: 'shop', password: 'secret' }
  const api = await createTestApi({ settings: { klarna } })
  await fetch(`${sandbox.klarnaUrl}/__control/callbacks/plan`, { method: 'POST', body: '{"mode":"off"}' })
  await addBerit(api)
  await registered(api)
  return {
    api,
    store: await storeLoggedIn(api),
    async stop() {
      await api.drop()
      await sandbox.stop()
    },
  }
}
