import { beforeEach, expect, it } from 'vitest'
import { createLatency, LatencyRequest } from './latency.js'

const pauses: number[] = []
beforeEach(() => void pauses.splice(0))
const open = () => createLatency(async (ms) => void pauses.push(ms))

it('lets half of the answers take the median, and the slowest hundredth what is set, the same for the same seed', async () => {
  const latency = open()
  const draw = async (seed: number) => {
    pauses.length = 0
    latency.set(LatencyRequest.parse({ simulator: 'klarna', medianMs: 300, slowestHundredthMs: 3_000, seed }))
    for (let at = 0; at < 20_000; at += 1) await latency.wait('klarna')
    return pauses.toSorted((a, b) => a - b)
  }
  const drawn = await draw(7)
  expect(drawn[10_000]).toBeGreaterThan(285)
  expect(drawn[10_000]).toBeLessThan(315)
  expect(drawn[19_800]).toBeGreaterThan(2_700)
  expect(drawn[19_800]).toBeLessThan(3_300)
  expect(await draw(7)).toEqual(drawn)
  expect(await draw(8)).not.toEqual(drawn)
})

it('makes only the simulator late that was named, and none after it was cleared', async () => {
  const latency = open()
  latency.set(LatencyRequest.parse({ simulator: 'mail', medianMs: 3_000 }))
  await latency.wait('sms')
  expect(pauses).toEqual([])
  await latency.wait('mail')
  expect(pauses).toEqual([3_000])
  latency.clear()
  await latency.wait('mail')
  expect(pauses).toEqual([3_000])
})
