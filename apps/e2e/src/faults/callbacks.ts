import { check, type Drill } from './drill.js'
import { createRandom } from './random.js'

/** R4: callbacks that are duplicated, late, out of order, early or forged. */
export const callbacks: Drill = {
  id: 'R4',
  title: 'callbacks',
  async run(field, size) {
    const rounds = size === 'full' ? 1000 : 25
    const { sandbox } = field
    const random = createRandom()
    const sku = await field.books.skuWithStock(rounds * 2 + 50)
    await sandbox.callbackPlan({ mode: 'hold' })
    for (let round = 0; round < rounds; round++) {
      const buyer = field.buyer()
      await buyer.prepare([{ skuId: sku, quantity: 1 }])
      const { body } = await buyer.submit()
      check('status' in body && body.status === 'redirect', `submit: ${JSON.stringify(body)}`)
      const kind = round % 4
      if (kind === 0) {
        await sandbox.choose(body.redirectUrl, 'approve')
        const statuses = await sandbox.sendCallbacks({
          which: 'held',
          copies: 10,
          order: 'shuffle',
          seed: random.seed(),
        })
        check(
          statuses.every((status) => status === 200),
          `before the buyer's return: ${statuses.join(' ')}`,
        )
      } else if (kind === 1) {
        await buyer.pay(body, sandbox)
        const statuses = await sandbox.sendCallbacks({ which: 'held', copies: 10, order: 'reverse' })
        check(
          statuses.every((status) => status === 200),
          `after the order: ${statuses.join(' ')}`,
        )
      } else if (kind === 2) {
        await Promise.all([
          buyer.pay(body, sandbox),
          sandbox.sendCallbacks({ which: 'held', copies: 10, order: 'shuffle', seed: random.seed() }),
        ])
        await sandbox.sendCallbacks({ which: 'held', copies: 3, order: 'shuffle', seed: random.seed() })
      } else {
        await buyer.pay(body, sandbox, 'cancel')
        const statuses = await sandbox.sendCallbacks({
          which: 'held',
          copies: 10,
          order: 'shuffle',
          seed: random.seed(),
        })
        check(
          statuses.every((status) => status === 200),
          `after cancel: ${statuses.join(' ')}`,
        )
      }
      const forged = await fetch(
        `${field.balancer.url}/api/payment/callback/klarna?key=${'0'.repeat(43)}&payment=${body.paymentId}`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ authorization_token: 'forged', session_id: 'forged' }),
        },
      )
      check(forged.status === 401, `a forged callback got ${forged.status}`)
      await field.books.settled()
      const state = await buyer.client.getPayment({ params: { id: body.paymentId } })
      const expected = kind === 3 ? 'cancelled' : 'paid'
      check(
        'data' in state && (state.data.state === expected || (kind === 3 && state.data.state === 'failed')),
        `round ${round}: ${JSON.stringify(state)}`,
      )
    }
    await sandbox.callbackPlan({ mode: 'send', copies: 1 })
    await field.books.balanced('after the callbacks')
    return `${rounds} payments, callbacks ten times each and shuffled: one state change each, duplicates 200, forged 401`
  },
}
