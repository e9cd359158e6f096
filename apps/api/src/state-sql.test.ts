import { globSync, readFileSync } from 'node:fs'
import { submissionStates } from '@klarsikt/core/checkout'
import { orderLineStates, orderStates, shippingStates } from '@klarsikt/core/order'
import {
  captureStates,
  CHARGE_ACTIONS,
  chargeStates,
  paymentLinkStates,
  paymentStates,
  refundStates,
} from '@klarsikt/core/payment'
import { returnStates } from '@klarsikt/core/return'
import { createTestDatabase, type TestDatabase } from '@klarsikt/server/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { stateSql } from './state-sql.js'

const TABLES = {
  submission: submissionStates,
  order: orderStates,
  orderLine: orderLineStates,
  shipping: shippingStates,
  return: returnStates,
  payment: paymentStates,
  charge: chargeStates,
  link: paymentLinkStates,
  refund: refundStates,
  capture: captureStates,
}

/** Letters, SMS and holds of stock have states of their own, defined with their tables. */
const OWN_STATES = /^groups\/(platform\/(letter|sms)|order\/checkout\/(stock-hold|tables))/

/** A comparison or assignment in SQL with a literal state. */
const SPELT = /\b(?:charge_|shipping_)?state"?\s*(?:=|<>|!=|in|not in)\s*\(?\s*'([\w-]+)'/gi

/** Writes and conditions of the query builder, and moves along a life cycle. */
const BUILT =
  /\.(?:values|set)\(|\b(?:eq|ne|inArray|notInArray|stateIn)\(\s*\w*\.?\w*[sS]tate,|(?<!function )\bmoveOrder(?:In)?\(|\bfrom: \[/g

/** A comparison with a literal state, or a switch over a state. */
const COMPARED = /(?:\b(\w+)\??\.)?\b\w*[sS]tate\s*[!=]==\s*'([\w-]+)'/g
const SWITCHED = /\bswitch \((?:(?:\w+\.)*(\w+)\.)?\w*[sS]tate\) \{/g
/** Variables that hold an answer of a provider or a function instead of a row. */
const ANSWERS = new Set(['value', 'placement', 'opened', 'begun'])
/** Providers have states of their own. */
const PROVIDERS = /^providers\//

const names = new Set(Object.values(TABLES).flatMap(({ states }): readonly string[] => states))
const sources = globSync('**/*.ts', { cwd: import.meta.dirname })
  .filter((file) => !/\.test\.ts$|testing\//.test(file) && !OWN_STATES.test(file))
  .map((file) => ({ file, text: readFileSync(`${import.meta.dirname}/${file}`, 'utf8') }))

it('spells no state of core in SQL: lists, guards and constraints derive from the tables', () => {
  expect(sources.flatMap(({ file, text }) => spelt(text).map((found) => `${file}: ${found}`))).toEqual([])
})

it('spells none in TypeScript that is written, asked of the database or moved to', () => {
  expect(sources.flatMap(({ file, text }) => built(text).map((found) => `${file}: ${found}`))).toEqual([])
})

it('asks about a state by a predicate of core', () => {
  const rows = sources.filter(({ file }) => !PROVIDERS.test(file))
  expect(rows.flatMap(({ file, text }) => compared(text).map((found) => `${file}: ${found}`))).toEqual([])
})

it.each([
  ["if (link?.state !== 'paid') return false", ["'paid'"]],
  ["return state === 'placed' || payment.state === 'failed'", ["'placed'", "'failed'"]],
  ["const gone = other.chargeState === 'captured' ? 'fail' : 'cancel'", ["'captured'"]],
  ["switch (submission.state) { case 'reserved': return 1 }", ["'reserved'"]],
  ["switch (state) {\n  case 'unknown':\n  case 'other': return 1 }", ["'unknown'"]],
  ["if (opened.state === 'failed' || status.value.state !== 'declined') return", []],
  ["switch (progress.value.state) { case 'authorized': return 1 }", []],
])('%s', (text, found) => {
  expect(compared(text)).toEqual(found)
})

it.each([
  ["tx.orm.update(order).set({ state: 'sent' })", ["'sent'"]],
  ["orm.insert(tender).values({ id, chargeState: captured ? 'captured' : chargeStates.initial })", ["'captured'"]],
  ["and(eq(order.state, 'handled'), inArray(state, ['none', 'paid']))", ["'handled'", "'none'", "'paid'"]],
  ["moveOrderIn(deps, tx, number, 'controlled')", ["'controlled'"]],
  ["endSubmission(deps, id, 'decline', { from: ['finalising', 'unknown'] })", ["'finalising'", "'unknown'"]],
  ["orm.update(order).set({ state: orderStates.to('cancel') }).where(eq(audit.action, 'sent'))", []],
])('%s', (text, found) => {
  expect(built(text)).toEqual(found)
})

const spelt = (text: string): string[] =>
  [...text.matchAll(SPELT)].filter(([, state = '']) => names.has(state)).map(([found]) => found)

function compared(text: string): string[] {
  const spelled = [...text.matchAll(COMPARED)].map(([, of = '', state = '']) => ({ of, state }))
  const cases = [...text.matchAll(SWITCHED)].flatMap(({ index, 0: start, 1: of = '' }) => {
    const body = balanced(text.slice(index + start.length - 1))
    return [...body.matchAll(/\bcase '([\w-]+)'/g)].map(([, state = '']) => ({ of, state }))
  })
  return [...spelled, ...cases]
    .filter(({ of, state }) => names.has(state) && !ANSWERS.has(of))
    .map(({ state }) => `'${state}'`)
}

function built(text: string): string[] {
  return [...text.matchAll(BUILT)].flatMap(({ index, 0: start }) => {
    const calls = balanced(text.slice(index + start.search(/[([]/)))
    return [...calls.matchAll(/'([\w-]+)'/g)]
      .filter(
        ({ 1: state = '', index: at }) =>
          names.has(state) && !/\.(?:to|from|is|can|next)\([^()]*$/.test(calls.slice(0, at)),
      )
      .filter(
        ({ index: at }) => !/\.(?:values|set)\(/.test(start) || /(?:[sS]tate|From):[^,]*$/.test(calls.slice(0, at)),
      )
      .map(([found]) => found)
  })
}

/** The text from an opening bracket to its closing one. */
function balanced(text: string): string {
  let depth = 0
  for (const [at, letter] of [...text].entries()) {
    if ('([{'.includes(letter)) depth += 1
    if (')]}'.includes(letter)) depth -= 1
    if (depth === 0) return text.slice(0, at + 1)
  }
  return text
}

it('reads lists from a table', () => {
  const submission = stateSql(submissionStates)
  expect(submission.from('place')).toBe(`in ('reserved', 'finalising', 'unknown')`)
  expect(submission.to('place')).toBe(`'placed'`)
  expect(submission.open).toBe(`in ('reserved', 'redirected', 'finalising', 'unknown')`)
  expect(submission.final).toBe(`in ('placed', 'declined', 'cancelled', 'expired', 'failed')`)
})

let test: TestDatabase
beforeAll(async () => void (test = await createTestDatabase()))
afterAll(() => test.drop())

it.each([
  ['submission_state', submissionStates.states],
  ['payment_state', paymentStates.states],
  ['refund_state', refundStates.states],
  ['capture_state', captureStates.states],
  ['tender_charge_state', chargeStates.states],
  ['tender_due_action', CHARGE_ACTIONS],
  ['order_state', orderStates.states],
  ['order_shipping_state', shippingStates.states],
  ['order_line_state', orderLineStates.states],
  ['order_return_state', returnStates.states],
  ['payment_link_state', paymentLinkStates.states],
])('holds %s to the table of core in the migrated schema', async (name, states) => {
  const { rows } = await test.database.query<{ definition: string }>({
    text: 'select pg_get_constraintdef(oid) as definition from pg_constraint where conname = $1',
    values: [name],
  })
  const found = [...(rows[0]?.definition ?? '').matchAll(/'([\w-]+)'::text/g)].map(([, state]) => state)
  expect(new Set(found)).toEqual(new Set(states))
})
