import * as productMessages from '@klarsikt/core/messages/product'
import { cart } from './pages/cart.js'
import { open } from './support/open.js'
import { expect, test } from './support/test.js'

test('a box bought once stays so when the same lens is subscribed to, and vice versa [CART-004]', async ({
  page,
  shop,
}) => {
  const bought = async () =>
    (await shop.must(shop.client.getCart())).cartHead.cart.items.map(
      ({ quantity, subscriptionInterval }) => `${quantity} ${subscriptionInterval}`,
    )
  await open(page, '/kontaktlinser/acuvue-1-day-moist-30-pack')
  const { addBy, close } = cart(page)
  const main = page.getByRole('main')
  const eye = main.getByRole('group', { name: 'Höger öga', exact: true })
  await eye.getByRole('combobox', { name: 'Styrka' }).selectOption({ label: '−2,00' })
  await eye.getByRole('combobox', { name: 'Radie' }).selectOption({ label: '8,5' })
  for (const [option, lines] of [
    [productMessages.oneTimePurchase(), ['1 null']],
    [productMessages.buyAsSubscription(), ['1 null', '1 m3']],
    [productMessages.oneTimePurchase(), ['2 null', '1 m3']],
  ] as const) {
    await main.getByRole('radio', { name: new RegExp(option) }).check()
    await addBy()
    expect(await bought()).toEqual(lines)
    await close()
  }
})
