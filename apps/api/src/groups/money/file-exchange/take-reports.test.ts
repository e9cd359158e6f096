import { err, ok } from '@klarsikt/core/lib'
import { noTelemetry } from '@klarsikt/server/telemetry'
import { silentLog } from '@klarsikt/server/testing'
import { expect, it } from 'vitest'
import { takeReports } from './take-reports.js'

it('puts each file aside by what came of it, and counts it for an alert', async () => {
  const texts: Record<string, string> = { a: 'sound', b: 'doubtful', c: 'no report' }
  const finished: unknown[] = []
  const counted: unknown[] = []
  const inbox = {
    list: async () => Object.keys(texts),
    read: async (name: string) => texts[name] ?? '',
    finish: async (...file: readonly unknown[]) => void finished.push(file),
  }
  const telemetry = { ...noTelemetry, count: (...count: readonly unknown[]) => void counted.push(count) }
  const read = await takeReports({ log: silentLog, telemetry }, inbox, {
    exchange: 'bank',
    take: async (text) => {
      if (text === 'no report') return err('not-camt-054')
      return ok({ reportedBefore: text === 'doubtful' ? ['x'] : [] })
    },
  })
  expect(read).toBe(3)
  expect(finished).toEqual([
    ['a', 'read'],
    ['b', 'read'],
    ['c', 'refused'],
  ])
  expect(counted).toEqual(
    ['read', 'doubtful', 'refused'].map((outcome) => ['klarsikt.exchanged_files', { exchange: 'bank', outcome }]),
  )
})
