import { setTimeout as sleep } from 'node:timers/promises'
import { check, type Drill, longestWait, percentile } from './drill.js'

const FAULTS = [
  { kind: 'hang', ms: 30_000 },
  { kind: 'hang-after', ms: 30_000 },
  { kind: 'error', status: 500 },
  { kind: 'error-after', status: 500 },
  { kind: 'reset' },
  { kind: 'reset-after' },
] as const

/** R5: the provider hangs, fails, or charges and its answer is lost. */
export const providerTimeouts: Drill = {
  id: 'R5',
  title: 'provider time-out',
  async run(field, size) {
    const runs = size === 'full' ? 200 : 12
    const waits: number[] = []
    const truths: number[] = []
    const sku = await field.books.skuWithStock(runs * 2 + 20)
    for (let run = 0; run < runs; run++) {
      const buyer = field.buyer()
      await buyer.prepare([{ skuId: sku, quantity: 1 }])
      const { body } = await buyer.submit()
      check('status' in body && body.status === 'redirect', `submit: ${JSON.stringify(body)}`)
      await field.sandbox.fault({
        operation: 'payments.place-order',
        times: 1,
        ...FAULTS[run % FAULTS.length],
      } as never)
      const started = Date.now()
      const shown = await buyer.pay(body, field.sandbox)
      waits.push(Date.now() - started)
      check(['pending', 'paid', 'payment.provider-unavailable'].includes(shown), `the customer sees ${shown}`)
      let state = shown
      while (state !== 'paid' && state !== 'failed' && state !== 'cancelled') {
        check(Date.now() - started < longestWait(size, 60_000), `run ${run}: no truth in time, still ${state}`)
        await sleep(200)
        const now = await buyer.client.getPayment({ params: { id: body.paymentId } })
        if ('data' in now) state = now.data.state
      }
      truths.push(Date.now() - started)
      await field.sandbox.clearFaults()
    }
    await field.books.settled()
    await field.books.balanced('after the time-outs')
    if (size === 'full') check(percentile(waits, 1) < 5000, `a customer waited ${percentile(waits, 1)} ms`)
    return `${runs} runs: an answer within ${percentile(waits, 1)} ms, the truth within ${percentile(truths, 1)} ms, no charge without order`
  },
}
