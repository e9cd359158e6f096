import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLog } from '../log/index.js'
import { silentLog } from '../testing/silent-log.js'
import { isOutage } from './outage.js'
import { createWriteWatch } from './write-watch.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const failed = (code: string) => new Error('Failed query', { cause: Object.assign(new Error('no'), { code }) })

it.each(['53100', '25006', '58030'])(
  'SQLSTATE %s is an outage of writes until a write succeeds [SEC-10]',
  async (code) => {
    let full = true
    const probe = () => (full ? Promise.reject(failed(code)) : Promise.resolve())
    const lines: string[] = []
    const log = createLog({ name: 't' }, { write: (line: string) => void lines.push(line) })
    const watch = createWriteWatch({ probe, log })
    expect([isOutage(failed(code)), watch.writable]).toEqual([true, true])
    for (let n = 0; n < 5; n++) watch.note(failed(code))
    expect(watch.writable).toBe(false)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(watch.writable).toBe(false)
    full = false
    await vi.advanceTimersByTimeAsync(1_000)
    expect(watch.writable).toBe(true)
    expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
      'the database takes no writes',
      'the database takes writes again',
    ])
    watch.stop()
  },
)

it('answers 503 to memory that ran out, without calling the database read-only', () => {
  const watch = createWriteWatch({ probe: () => Promise.resolve(), log: silentLog })
  watch.note(failed('53200'))
  expect([isOutage(failed('53200')), watch.writable]).toEqual([true, true])
  watch.note(failed('23505'))
  expect([isOutage(failed('23505')), watch.writable]).toEqual([false, true])
})
