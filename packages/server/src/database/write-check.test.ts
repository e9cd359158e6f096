import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLog } from '../log/index.js'
import { silentLog } from '../testing/silent-log.js'
import { isOutage } from './outage.js'
import { createWriteCheck } from './write-check.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const failed = (code: string) => new Error('Failed query', { cause: Object.assign(new Error('no'), { code }) })

it.each(['53100', '25006', '58030'])('SQLSTATE %s is an outage of writes until a write succeeds', async (code) => {
  let full = true
  const tryWrite = () => (full ? Promise.reject(failed(code)) : Promise.resolve())
  const lines: string[] = []
  const log = createLog({ name: 't' }, { write: (line: string) => void lines.push(line) })
  const check = createWriteCheck({ tryWrite, log })
  expect([isOutage(failed(code)), await check.passes()]).toEqual([true, true])
  for (let n = 0; n < 5; n++) check.note(failed(code))
  await vi.advanceTimersByTimeAsync(0)
  expect(await check.passes()).toBe(false)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await check.passes()).toBe(false)
  full = false
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await check.passes()).toBe(true)
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
    'the database takes no writes',
    'the database takes writes again',
  ])
})

it('answers 503 to memory that ran out, without calling the database read-only', async () => {
  const check = createWriteCheck({ tryWrite: () => Promise.resolve(), log: silentLog })
  check.note(failed('53200'))
  await vi.advanceTimersByTimeAsync(0)
  expect([isOutage(failed('53200')), await check.passes()]).toEqual([true, true])
  check.note(failed('23505'))
  await vi.advanceTimersByTimeAsync(0)
  expect([isOutage(failed('23505')), await check.passes()]).toEqual([false, true])
})
