import { check, type Drill, parallel } from './drill.js'

/** Together with 29 kr for shipping by letter, an order costs 100 kr. */
const PIECE_KRONOR = 71

/** R6: many customers use one gift card at once; its lock; and answers that reveal nothing. */
export const giftCard: Drill = {
  id: 'R6',
  title: 'gift card',
  async run(field, size) {
    const crowd = size === 'full' ? 100 : 25
    const card = await field.books.giftCard(500)
    const sku = await field.books.skuWithStock(crowd * 2, PIECE_KRONOR)
    const buyers = await parallel(crowd, 10, async () => {
      const buyer = field.buyer()
      await buyer.prepare([{ skuId: sku, quantity: 1 }])
      const applied = await buyer.client.applyGiftCard({ body: card })
      check('cartHead' in applied, `apply: ${JSON.stringify(applied)}`)
      return buyer
    })
    const answers = await Promise.all(buyers.map((buyer) => buyer.submit()))
    const placed = answers.filter(({ body }) => 'status' in body && body.status === 'placed')
    const spent = await field.books.giftCardSpent(card.number)
    check(spent <= 500 && (await field.books.giftCardBalance(card.number)) >= 0, `the card paid ${spent} kr`)
    check(placed.length === 5, `${placed.length} orders of 100 kr from a card of 500 kr`)
    await field.books.balanced('after the crowd')

    const locked = await field.books.giftCard(100)
    const stranger = field.buyer()
    const wrong = [] as string[]
    for (let attempt = 0; attempt < 5; attempt++) {
      const answer = await stranger.client.lookupGiftCard({
        body: { number: locked.number, pin: '0001' === locked.pin ? '0002' : '0001' },
      })
      wrong.push(JSON.stringify(answer))
    }
    const unknown = JSON.stringify(
      await stranger.client.lookupGiftCard({ body: { number: '9999000011112222', pin: '1234' } }),
    )
    check(wrong[0] === unknown, `wrong PIN ${wrong[0]} and wrong number ${unknown} can be distinguished`)
    const right = await stranger.client.lookupGiftCard({ body: locked })
    check(!('data' in right), 'the card opened after five wrong PINs')
    return `500 kr against ${crowd} times 100 kr: exactly ${placed.length}; wrong number and wrong PIN answer the same; locked after 5`
  },
}
