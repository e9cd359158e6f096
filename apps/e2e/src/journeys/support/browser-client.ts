import { randomUUID } from 'node:crypto'
import { createShopClient, isFailure, type Failure, type ShopClient } from '@klarsikt/contract/client'
import type { APIRequestContext } from '@playwright/test'

export interface BrowserClient {
  readonly client: ShopClient
  /** The value of an answer; a refusal fails the journey. */
  must<T>(answer: Promise<T | Failure>): Promise<T>
  /** A buyable sku of the article with this slug. */
  skuOf(slug: string): Promise<string>
  /** Puts an article in the cart and fills in the checkout up to the buy button. */
  fillCheckout(slug: string, quantity?: number): Promise<{ readonly email: string }>
}

/** A client with the cookies of the browser, so that the pages show the results of its calls. */
export function createBrowserClient(request: APIRequestContext, baseUrl: string): BrowserClient {
  let token: string | undefined
  const send: typeof fetch = async (input, init) => {
    const answer = await request.fetch(String(input), {
      method: init?.method ?? 'GET',
      headers: Object.fromEntries(new Headers(init?.headers)),
      ...(typeof init?.body === 'string' && { data: init.body }),
    })
    return new Response(await answer.text(), { status: answer.status() })
  }
  const client: ShopClient = createShopClient({
    baseUrl,
    apiKey: 'klarsikt-web',
    fetch: send,
    csrfToken: async () => (token ??= (await must(client.getShopper())).token),
  })
  const must = async <T>(pending: Promise<T | Failure>): Promise<T> => {
    const answer = await pending
    if (isFailure(answer)) throw new Error(JSON.stringify(answer))
    return answer
  }
  const skuOf = async (slug: string) => {
    const { data } = await must(client.getArticleBySlug({ params: { slug } }))
    const sku = data.skus.find(({ status }) => status === 20)
    if (!sku) throw new Error(`${slug} is not for sale`)
    return sku.id
  }
  return {
    client,
    must,
    skuOf,
    async fillCheckout(slug, quantity = 1) {
      const email = `kund-${randomUUID().slice(0, 8)}@exempel.test`
      await must(client.updateCart({ body: { skuId: await skuOf(slug), quantity, noCheckoutInfo: true } }))
      await must(client.setCustomer({ body: { ...CUSTOMER, email } }))
      const { data } = await must(client.getCheckout())
      const delivery = data.deliveryOptions.find(({ needsStore }) => !needsStore)
      await must(client.setDelivery({ body: { method: delivery?.id ?? 0 } }))
      return { email }
    },
  }
}

export const CUSTOMER = {
  firstName: 'Astrid',
  lastName: 'Ek-Lund',
  mobile: '070-174 06 05',
  street: 'Storgatan 2',
  postalCode: '111 47',
  city: 'Stockholm',
}
