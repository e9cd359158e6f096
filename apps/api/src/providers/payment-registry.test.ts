import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { noTelemetry } from '@klarsikt/server/telemetry'
import { describe, expect, it } from 'vitest'
import { openPaymentRegistry, paymentFormTargets } from './payment-registry.js'

const REPOSITORY = path.join(import.meta.dirname, '../../../..')
const SOURCES = ['apps/api', 'apps/shop', 'packages/core', 'packages/contract', 'packages/server']
/** Files that may name a provider: its folder, registry line and settings, and parts of the specification. */
const NAMED = [
  /^apps\/api\/src\/providers\/(payment-registry\.ts|payment\/(klarna\/|settings\.ts))/,
  /^apps\/shop\/src\/(payment-settings|start-sandbox|welcome)\.ts/,
  /^packages\/core\/src\/(payment\/(methods|icons)|paths\/feature-pages|messages\/generated\/.*)\.ts/,
  /^packages\/server\/src\/env\/(env|missing-settings|read-env|secret-files|settings-schema)\.ts/,
]

it('names no payment provider outside of its folder, its line in the registry and its settings', () => {
  const strays = globSync(
    SOURCES.map((folder) => `${folder}/src/**/*.ts`),
    { cwd: REPOSITORY },
  ).filter(
    (file) =>
      !NAMED.some((place) => place.test(file)) &&
      !/\.test\.ts$|testing\//.test(file) &&
      /klarna/i.test(readFileSync(path.join(REPOSITORY, file), 'utf8')),
  )
  expect(strays).toEqual([])
})

const open = (klarna: { url: string; user: string; password: string } | null) =>
  openPaymentRegistry({ settings: { klarna }, shopUrl: () => '', noticeKey: () => '', telemetry: noTelemetry })
const CONFIGURED = { url: 'https://api.klarna.test/', user: 'u', password: 'p' }

describe('the providers that are configured', () => {
  it('decide what a customer and a store are offered', () => {
    const payments = open(CONFIGURED)
    const offered = (store: boolean) => payments.offered({ store }).map(({ method }) => method)
    expect([offered(false), offered(true)]).toEqual([
      [60, 900],
      [60, 65, 900],
    ])
    expect(payments.defaultMethod).toBe(60)
  })

  it('are all that is offered, shown and led to', () => {
    const payments = open(null)
    expect(payments.offered({ store: true }).map(({ method }) => method)).toEqual([900])
    expect([payments.defaultMethod, payments.marks, payments.byMethod(60)]).toEqual([null, [], undefined])
    expect(paymentFormTargets({ klarna: null })).toEqual([])
  })

  it('name the pages that a form may lead to', () => {
    expect(paymentFormTargets({ klarna: CONFIGURED })).toEqual(['https://api.klarna.test', 'https://*.klarna.com'])
  })
})
