import { type ShopCall, shopEndpoints } from '@klarsikt/contract/shop'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { addBerit } from '../groups/person/staff/testing/staff-browser.js'
import { readAudit } from '../groups/platform/audit/read-audit.js'
import { addTestCustomer } from '../testing/add-test-customer.js'
import { callInSession } from '../testing/call-in-session.js'
import { createObservedApi, type Seen } from '../testing/observed-api.js'
import type { TestApi } from '../testing/test-api.js'

type Schema = {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
}

/** Letters that occur nowhere else in the shop. */
const MARK = 'Zqhemligzq'
/** Values that pass the rules of their fields, so that a call gets beyond its validation. */
const PLAUSIBLE: Readonly<Record<string, string>> = {
  email: 'zqhemligzq@klarsikt.example',
  query: '19900101-2389',
  personalNumber: '19900101-2389',
  mobile: '0701740977',
  password: 'Markt-7Xvq-2026',
  passwordRepeat: 'Markt-7Xvq-2026',
  oldPassword: 'Markt-7Xvq-2025',
  firstName: MARK,
  lastName: MARK,
  name: MARK,
  street: `${MARK} 1`,
  postalCode: '111 47',
  city: MARK,
  reason: MARK,
  text: `${MARK} hämtar på fredag`,
  storeId: '2',
  employeeNumber: '1001',
  number: '7391739173917391',
  pin: '739184',
  code: '739184',
  rightSphere: '-7,25',
  leftSphere: '-7,75',
  rightPupillaryDistance: '31',
  leftPupillaryDistance: '31',
  rightCylinder: '',
  rightAxis: '',
  rightAddition: '',
  leftCylinder: '',
  leftAxis: '',
  leftAddition: '',
  issuedOn: '2026-06-01',
}
/** A text in the shape of link tokens. */
const TOKEN = `${MARK}0123456789ab`
/** Values that must never show. Long ones only: short ones would occur by chance. */
const SECRETS = [
  MARK,
  'zqhemligzq',
  'Markt-7Xvq',
  '199001012389',
  '19900101-2389',
  '0701740977',
  '+46701740977',
  '7391739173917391',
  '-7,25',
  '-7,75',
]

let api: TestApi
let seen: () => Seen
beforeAll(async () => {
  const observed = await createObservedApi()
  api = observed.api
  seen = observed.seen
  await addBerit(api)
})
afterAll(() => api.drop())

/** Makes a body of the schema with a marked text in every text field. */
function bodyOf(schema: Schema, plausible: boolean, name = ''): unknown {
  const [choice] = schema.anyOf ?? schema.oneOf ?? []
  if (choice) return bodyOf(choice, plausible, name)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.properties)
    return Object.fromEntries(Object.entries(schema.properties).map(([key, of]) => [key, bodyOf(of, plausible, key)]))
  if (schema.type === 'array') return [bodyOf(schema.items ?? {}, plausible, name)]
  if (schema.type === 'boolean') return true
  if (schema.type === 'integer' || schema.type === 'number') return 1
  return plausible ? (PLAUSIBLE[name] ?? MARK) : MARK
}

/** Makes a session of its own for each call, because a log-out and an erasure end theirs. */
const SESSIONS: Readonly<Record<string, (n: number) => Promise<Parameters<typeof callInSession>[2]>>> = {
  visitor: async () => ({}),
  customer: async (n) => {
    const customerId = `customer-${n}`
    await addTestCustomer(api.test.database, api.deps.encryption, customerId)
    return { customerId }
  },
  store: async () => ({ store: { id: 2, employeeNumber: '1001', name: 'Malmö Outlet' } }),
}
/** Calls that must succeed, so that their rows and logs are examined too. */
const GETS_THROUGH: Readonly<Record<string, readonly ShopCall[]>> = {
  visitor: ['register'],
  customer: ['savePrescription', 'updateCustomerDetails'],
  store: ['getStaffOrders'],
}

it.each(Object.keys(SESSIONS))(
  'logs, counts, traces and audits nothing of what a %s types, at any call',
  async (kind) => {
    const locations: string[] = []
    const tokens: string[] = []
    const through = new Set<string>()
    let n = 0
    for (const plausible of [false, true])
      for (const [name, endpoint] of Object.entries(shopEndpoints) as [ShopCall, (typeof shopEndpoints)[ShopCall]][]) {
        const caller = await callInSession(api, kind, (await SESSIONS[kind]?.(++n)) ?? {})
        tokens.push(caller.cookie.split('=')[1] ?? '')
        const path = endpoint.route.path.replace(':provider', 'klarna').replaceAll(/:\w+/g, TOKEN)
        const body = 'body' in endpoint ? bodyOf(jsonSchema(endpoint.body), plausible) : {}
        const answer =
          endpoint.route.method === 'GET'
            ? await caller.get(`${path}?q=${MARK}`)
            : await caller.send(name, body ?? {}, path)
        expect([path, answer.status === 500]).toEqual([path, false])
        if (answer.status === 200) through.add(name)
        locations.push(answer.headers.get('location') ?? '')
      }
    expect([...through]).toEqual(expect.arrayContaining([...(GETS_THROUGH[kind] ?? [])]))
    const audit = JSON.stringify(await readAudit(api.test.database, { limit: 100_000 }))
    const places = { ...seen(), audit, locations: locations.join('\n') }
    expect(places.metrics).toContain('http.route')
    expect(places.traces).toContain('http.response.status_code')
    for (const [place, text] of Object.entries(places))
      for (const secret of [...SECRETS, ...tokens])
        expect([place, secret, text.includes(secret)]).toEqual([place, secret, false])
  },
)

const jsonSchema = (body: z.ZodType): Schema => z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Schema
