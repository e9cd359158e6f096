import { describe, expect, it } from 'vitest'
import { accountShop } from './testing/account-shop.js'
import { ANNA, type Browser, loggedIn, openBrowser, registered } from './testing/customer-browser.js'

const { own, rows, login, userOf } = accountShop()

describe('the cart of a customer', () => {
  const quantities = (answer: { body: { cartHead: { cart: { items: { skuId: string; quantity: number }[] } } } }) =>
    answer.body.cartHead.cart.items.map(({ skuId, quantity }) => [skuId, quantity])
  const put = (browser: Browser, quantity: number, skuId = '100001-1') =>
    browser.post('/api/cart/update', { skuId, quantity })

  it('takes in what was gathered before the log-in, up to twelve a line, on every device [CART-012]', async () => {
    await registered(own.api)
    const home = await loggedIn(own.api)
    await put(home, 7)
    const phone = await openBrowser(own.api)
    await put(phone, 8)
    await login(phone)
    expect(quantities(await phone.get('/api/cart'))).toEqual([['100001-1', 12]])
    expect(quantities(await home.get('/api/cart'))).toEqual([['100001-1', 12]])
    expect(await rows('select 1 from cart')).toHaveLength(1)
  })

  it('is left behind neither at a log-out nor for the next customer of the browser', async () => {
    await registered(own.api)
    await registered(own.api, { email: 'erik@klarsikt.example', firstName: 'Erik' })
    const browser = await loggedIn(own.api)
    await put(browser, 2)
    await browser.post('/api/auth/user/login', { email: 'erik@klarsikt.example', password: ANNA.password })
    expect(quantities(await browser.get('/api/cart'))).toEqual([])
    await login(browser)
    expect(quantities(await browser.get('/api/cart'))).toEqual([['100001-1', 2]])
    await browser.post('/api/auth/user/logout')
    expect(quantities(await browser.get('/api/cart'))).toEqual([])
    expect(await userOf(browser)).toBeNull()
  })

  it('comes to one when devices log in at the same moment', async () => {
    await registered(own.api)
    const browsers = await Promise.all(Array.from({ length: 4 }, () => openBrowser(own.api)))
    await Promise.all(browsers.map((one) => put(one, 1)))
    const answers = await Promise.all(browsers.map((one) => login(one)))
    expect(answers.map(({ status }) => status)).toEqual(browsers.map(() => 200))
    for (const one of browsers) expect(quantities(await one.get('/api/cart'))).toEqual([['100001-1', 4]])
  })
})
