import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { METRICS } from './metrics.js'

const read = (name: string) => readFileSync(new URL(`../../../../docs/operations/${name}`, import.meta.url), 'utf8')
const SUFFIX = { counter: '_total', histogram: '_seconds', gauge: '', 'up-down': '' } as const
const served = Object.entries(METRICS).map(([name, { kind }]) => `${name.replaceAll('.', '_')}${SUFFIX[kind]}`)

it('says of every metric what it means', () => {
  const text = read('watching.md')
  expect(served.filter((name) => !text.includes(`| \`${name}\``))).toEqual([])
})

it('has alerts on metrics that there are', () => {
  const named = read('alerts.yml').match(/\b(?:http|db|klarsikt)_\w+/g) ?? []
  const labels: ReadonlySet<string> = new Set(
    Object.values(METRICS).flatMap((metric) => metric.labels.map((label) => label.replaceAll('.', '_'))),
  )
  const unknown = named.filter(
    (name) => !served.includes(name.replace(/_(?:bucket|count|sum)$/, '')) && !labels.has(name),
  )
  expect([named.length > 10, unknown]).toEqual([true, []])
})
