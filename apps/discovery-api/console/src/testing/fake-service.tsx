import type { ConsoleCall } from '@klarsikt/contract/discovery'
import type { ConsoleReply, ConsoleSession, Display } from '@klarsikt/contract/discovery/types'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { App } from '../app.js'
import type { Client, Failure } from '../lib/client.js'

// What the call sent. Each test knows the body of its call.
// oxlint-disable-next-line no-explicit-any -- one function serves fourteen calls, each with a body of its own
type Sent = { readonly body?: any; readonly query?: Readonly<Record<string, string>> }
type Answers = { readonly [K in ConsoleCall]?: (sent: Sent) => ConsoleReply<K> | Failure }

export const SESSION: ConsoleSession = {
  tenant: 'optik',
  markets: [{ market: 'se', language: 'sv', currency: 'SEK' }],
  token: 't',
  ends_at: '2026-11-02T18:00:00Z',
}

export function refusal(code: Failure['code'], message: string): Failure {
  return { code, message, fields: {} }
}

export function display(id: string, title = `Product ${id}`): Display {
  return {
    product_id: id,
    title,
    page_url: `/p/${id}`,
    localized_page_url: `/p/${id}`,
    brand: null,
    sub_heading_1: null,
    sub_heading_2: null,
    image_url: null,
    image_urls: [],
    sale_price: 100,
    original_price: 100,
    currency: 'SEK',
    in_stock: true,
    attributes: {},
    variants: [],
    variant_displays: [],
    variant_index: null,
    ga_product_id: id,
  }
}

export const list = (...ids: string[]) => ({
  total: ids.length,
  displays: ids.map((id) => display(id)),
  recovery: null,
})

const DEFAULTS: Answers = {
  getSession: () => ({ session: SESSION }),
  logOut: () => ({ success: true }),
  getFeeds: () => ({ products: 0, running: 0, reports: [] }),
  getQueries: () => ({
    days: 30,
    totals: { searches: 0, without_hits: 0, clicked: 0, carted: 0, bought: 0 },
    top: [],
    without_hits: [],
  }),
  getShelf: () => ({ filters: [], categories: [] }),
  getSynonyms: () => ({ rules: [], revision: 'r0' }),
  getSuggestions: () => ({ policy: { approval: false, approved: [], blocked: [] }, revision: 's0', queries: [] }),
  getRules: () => ({ rules: [] }),
  findProducts: () => ({ displays: [] }),
  preview: () => ({ before: list(), after: list() }),
}

/** Opens the console at a page. The service gives the answers of the test, and records the calls. */
export function openConsole(page: string, answers: Answers = {}) {
  history.replaceState(null, '', `/v2/console/${page}`)
  const sent: { readonly name: ConsoleCall; readonly body: unknown }[] = []
  const expired = new Set<() => void>()
  const all: Answers = { ...DEFAULTS, ...answers }
  const client: Client = {
    setToken() {},
    onExpired(listener) {
      expired.add(listener)
      return () => expired.delete(listener)
    },
    async call(name, input = {}) {
      sent.push({ name, body: input.body })
      const answer = all[name]?.(input) ?? refusal('not-found', 'Not in this test.')
      if ('message' in answer && 'code' in answer) return { ok: false, failure: answer }
      return { ok: true, value: answer }
    },
  }
  render(<App client={client} />)
  return {
    user: userEvent.setup(),
    bodies: (name: ConsoleCall) => sent.filter((one) => one.name === name).map(({ body }) => body),
    expire: () => {
      for (const listener of expired) listener()
    },
  }
}
