import { type EidShop, sign } from '../../../person/eid/testing/eid-shop.js'
import { type ANNA, type Browser, loggedIn, registered } from '../../../person/identity/testing/customer-browser.js'

const DAY_SECONDS = 86_400

/** Makes a call about a glasses subscription. */
export const postSubscription = (browser: Browser, path: string, body: object = {}) =>
  browser.post(`/api/subscription/lifestyle${path}`, body)

/** Registers a customer and logs in. */
export async function newSubscriber(shop: EidShop, of: Partial<typeof ANNA> = {}): Promise<Browser> {
  await registered(shop.api, of)
  return loggedIn(shop.api, of)
}

/** Signs a subscription by BankID as the person with the personal number. */
export async function signSubscription(shop: EidShop, browser: Browser, id: string, personalNumber?: string) {
  const begun = await postSubscription(browser, `/${id}/sign`)
  await sign(shop, begun.body.qr, personalNumber)
  shop.pass(2)
  return postSubscription(browser, `/${id}/collect`)
}

/** Makes a subscription and signs it; answers its id. */
export async function subscribe(shop: EidShop, browser: Browser, level = 'plus'): Promise<string> {
  const { body } = await postSubscription(browser, '', { level })
  const signed = await signSubscription(shop, browser, body.data.id)
  if (signed.body.status !== 'complete') throw new Error(`Not signed: ${JSON.stringify(signed.body)}`)
  return body.data.id
}

export const passDays = (shop: EidShop, days: number): void => shop.pass(days * DAY_SECONDS)

/** The subscription as its customer sees it. */
export const readSubscription = async (browser: Browser, id: string) =>
  (await browser.get(`/api/subscription/lifestyle/${id}`)).body.data
