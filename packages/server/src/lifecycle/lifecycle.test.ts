import { afterEach, expect, it, vi } from 'vitest'
import { createLog } from '../log/index.js'
import { createLifecycle } from './index.js'

const log = createLog({ name: 'test', level: 'silent' })
afterEach(() => void vi.useRealTimers())

it('stops in the opposite order of the start, once, also when a part fails or hangs', async () => {
  const lifecycle = createLifecycle(log, { timeoutMs: 30 })
  const stopped: string[] = []
  lifecycle.onStop('database', () => void stopped.push('database'))
  lifecycle.onStop('hanging', () => new Promise<void>(() => {}))
  lifecycle.onStop('failing', () => Promise.reject(new Error('no')))
  lifecycle.onStop('http', async () => void stopped.push('http'))
  expect(lifecycle.stopping).toBe(false)
  await Promise.all([lifecycle.stop(), lifecycle.stop()])
  expect(lifecycle.stopping).toBe(true)
  expect(stopped).toEqual(['http', 'database'])
})

it('drains first and without a limit of time, and is not ready meanwhile', async () => {
  vi.useFakeTimers()
  const lifecycle = createLifecycle(log, { timeoutMs: 10 })
  const stopped: string[] = []
  lifecycle.onDrain(async () => {
    await new Promise((resolve) => setTimeout(resolve, 40))
    stopped.push('drained')
  })
  lifecycle.onDrain(() => Promise.reject(new Error('no')))
  lifecycle.onStop('http', () => void stopped.push('http'))
  const ended = lifecycle.stop()
  expect(lifecycle.stopping).toBe(true)
  await vi.advanceTimersByTimeAsync(40)
  await ended
  expect(stopped).toEqual(['drained', 'http'])
})
