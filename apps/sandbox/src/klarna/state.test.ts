import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { startSandboxServer } from '../serve.js'
import { createSaver, emptyState, loadState } from './state.js'

it('remembers sessions and idempotency answers in its file after a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
  const stateFile = join(folder, 'klarna.json')
  const headers = {
    authorization: `Basic ${btoa('a:b')}`,
    'content-type': 'application/json',
    'klarna-idempotency-key': 'once',
  }
  const body = JSON.stringify({
    purchase_country: 'SE',
    purchase_currency: 'SEK',
    order_amount: 1,
    order_tax_amount: 0,
    order_lines: [{ name: 'x', quantity: 1, unit_price: 1, total_amount: 1 }],
  })
  const ask = async (): Promise<unknown> => {
    const running = await startSandboxServer({ stateFile })
    try {
      const answer = await fetch(`${running.klarnaUrl}/payments/v1/sessions`, { method: 'POST', headers, body })
      return await answer.json()
    } finally {
      await running.stop()
    }
  }
  try {
    expect(await ask()).toEqual(await ask())
  } finally {
    rmSync(folder, { recursive: true })
  }
})

it('continues when its books cannot be written, reports it once, and writes them when they can', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
  const file = join(folder, 'klarna.json')
  // A folder with the name of the file makes every write fail, as a full disk does.
  mkdirSync(file)
  const errors: unknown[] = []
  const state = emptyState()
  const saver = createSaver(state, file, (error) => errors.push(error))
  try {
    state.answers.set('once', { status: 200 })
    saver.changed()
    await saver.saved()
    saver.changed()
    await saver.saved()
    expect(errors).toHaveLength(1)
    rmSync(file, { recursive: true })
    await vi.waitFor(() => expect(loadState(file).answers.has('once')).toBe(true))
  } finally {
    rmSync(folder, { recursive: true })
  }
})

it('writes its file before it answers', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
  const file = join(folder, 'klarna.json')
  const state = emptyState()
  const saver = createSaver(state, file)
  try {
    state.answers.set('once', { status: 200 })
    saver.changed()
    await saver.saved()
    expect(loadState(file).answers.has('once')).toBe(true)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
