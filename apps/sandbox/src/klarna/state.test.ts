import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startSandboxServer } from '../serve.js'

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
