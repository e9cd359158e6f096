import { isFailure } from '@klarsikt/contract/client'
import { demoCustomers } from '@klarsikt/fixtures/demo'
import type autocannon from 'autocannon'
import { createBuyer } from '../harness/buyer.js'
import { listArticles } from './list-articles.js'
import type { Work } from './load.js'

const CATEGORY = '/glasögon'
const CONNECTIONS = 8

/** Pages as a browser requests them: from the page cache, and `cold`, rendered for each request like the pages of an account. */
export async function pageWork(url: string): Promise<Record<string, Work>> {
  const articles = await listArticles(url, CATEGORY)
  const category = [encodeURI(CATEGORY)]
  const products = articles.slice(0, 10).map((one) => encodeURI(one.url))
  const cached = (paths: readonly string[]) => paths.map((path) => ({ method: 'GET' as const, path }))
  const work = (requests: autocannon.Request[]): Work => ({ name: 'page', url, connections: CONNECTIONS, requests })
  return {
    'category page, cached': work(cached(category)),
    'category page, cold': work(category.map(neverAskedBefore)),
    'product page, cached': work(cached(products)),
    'product page, cold': work(products.map(neverAskedBefore)),
    'account page': work([await ofCustomer(url, '/mitt-konto')]),
    'account page, orders': work([await ofCustomer(url, '/mitt-konto/ordrar')]),
  }
}

/** A request for a page as the demo's customer, who has orders in every state. */
async function ofCustomer(url: string, path: string): Promise<autocannon.Request> {
  const [customer] = demoCustomers()
  const cookies = new Map<string, string>()
  const { email = '', password = '' } = customer ?? {}
  const reply = await createBuyer(url, cookies).client.login({ body: { email, password } })
  if (isFailure(reply) || !reply.success) throw new Error(`No log-in: ${JSON.stringify(reply)}`)
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return { method: 'GET', path, headers: { cookie } }
}

let asked = 0

/** Requests with a different query each time, because the page cache includes the query in its key. */
function neverAskedBefore(path: string): autocannon.Request {
  return {
    method: 'GET',
    path,
    setupRequest: (request) => ({ ...request, path: `${path}?cold=${(asked += 1)}` }),
  }
}
