import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sendPaymentLink } from '../harness/payment-link.js'
import { check, type Drill, type Field, longestWait, type Size } from './drill.js'
import { createRandom, type Random } from './random.js'

/** An amount in öre that nothing else has. */
const AMOUNT = 149_337

/** L3: a payment link that is used ten times at once, whose answers are lost and whose callbacks come ten times. */
export const paymentLink: Drill = {
  id: 'L3',
  title: 'payment by link',
  async run(field, size) {
    const links = size === 'full' ? 40 : 2
    const random = createRandom()
    await field.sandbox.callbackPlan({ mode: 'hold' })
    for (let round = 0; round < links; round += 1) await payOnce({ field, size, random, round })
    await field.sandbox.callbackPlan({ mode: 'send' })
    await field.books.settled()
    await field.books.balanced('after the links')
    const { charges } = await field.sandbox.books()
    const ours = charges.filter((charge) => charge.authorized === AMOUNT && charge.status !== 'CANCELLED')
    check(ours.length === links, `${links} links made ${ours.length} charges`)
    return `${links} links, each pressed ten times at once: one charge each`
  },
}

type Once = { readonly field: Field; readonly size: Size; readonly random: Random; readonly round: number }

async function payOnce({ field, size, random, round }: Once): Promise<void> {
  const { shop, sandbox, postgres } = field
  const email = `kund-${randomUUID().slice(0, 8)}@exempel.test`
  const link = await sendPaymentLink(
    { url: shop.url, dataFolder: shop.dataFolder, databaseUrl: postgres.url },
    { amount: String(AMOUNT / 100), email, purpose: 'Glasögon, order i butik' },
  )
  const params = { token: link.split('/').at(-1) ?? '' }
  const { client } = field.buyer()
  // Creates the session, before ten calls use it at once.
  await client.getShopper()
  const press = () => client.payPaymentLink({ params, body: {} })
  const pages = await Promise.all(Array.from({ length: 10 }, press))
  const urls = new Set(pages.map((page) => ('redirectUrl' in page ? page.redirectUrl : page.error.code)))
  const [url] = urls
  check(urls.size === 1 && url?.startsWith('http') === true, `round ${round}: pages ${[...urls].join(' ')}`)
  await sandbox.choose(url, 'approve')
  if (round % 2) await sandbox.fault({ operation: 'payments.place-order', times: 2, kind: 'reset-after' })
  await Promise.all([
    sandbox.sendCallbacks({ which: 'held', copies: 10, order: 'shuffle', seed: random.seed() }),
    ...Array.from({ length: 5 }, () => client.payPaymentLink({ params, body: { outcome: 'success' } })),
    press(),
  ])
  const deadline = Date.now() + longestWait(size, 60_000)
  for (;;) {
    const now = await client.getPaymentLink({ params })
    if ('data' in now && now.data.state === 'paid') break
    check(Date.now() < deadline, `round ${round}: no truth in time: ${JSON.stringify(now)}`)
    await sleep(200)
  }
  await sandbox.clearFaults()
}
