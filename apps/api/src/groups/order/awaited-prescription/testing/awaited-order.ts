import type { AwaitedSource } from '@klarsikt/core/awaited-prescription'
import { pay } from '../../checkout/testing/pay.js'
import { newBuyer, newKey } from '../../checkout/testing/shop.js'
import { awaitedPath } from '../../order/awaited-link.js'
import type { Desk } from '../../staff-order/testing/desk.js'

/** The same typed strengths for both eyes. */
export const typedStrengths = (sphere = '-1,25') => ({
  right: { sphere, pupillaryDistance: '31' },
  left: { sphere, pupillaryDistance: '31' },
  confirmedRecent: true,
})

/** A single-vision lens of the index, from the catalogue. */
export function lensOf({ shop }: Pick<Desk, 'shop'>, index: string) {
  const { lenses } = shop.deps.catalogue.state
  const [skuId] = [...lenses].find(
    ([
      ,
      {
        group,
        option: { data },
      },
    ]) => group.data.lensType === 'single-vision' && data.index === index && data.colour === 'clear',
  ) ?? ['']
  return skuId
}

/** Orders a pair of glasses whose prescription follows later; answers the number and the parts of its link. */
export async function awaitedOrder(desk: Desk, source: AwaitedSource = 'later', index = '1.5') {
  const { shop, skus } = desk
  const frame = skus[0] ?? ''
  const cartId = await newBuyer(shop, {}, 20)
  const line = { quantity: 1, prescription: null, prescriptionSource: source, interval: null }
  const lines = [
    { ...line, id: newKey(), skuId: frame, parentSkuId: null, lensColour: null },
    { ...line, id: newKey(), skuId: lensOf(desk, index), parentSkuId: frame, lensColour: 'clear' },
  ]
  await shop.rows('update cart set lines = $2::jsonb where id = $1', cartId, JSON.stringify(lines))
  const { orderNumber } = await pay(shop, cartId)
  const query = new URLSearchParams(awaitedPath(shop.encryption, orderNumber).split('?')[1])
  return { orderNumber, link: { order: orderNumber, key: query.get('key') ?? '' } }
}
