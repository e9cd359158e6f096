import { randomBytes } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { expectAccessible } from './support/axe.js'
import { expect, test } from './support/test.js'

/** Creates a merchant for each journey: tenant, key, and a small catalogue with one invalid line. */
async function newMerchant(request: APIRequestContext) {
  const tenant = `m-${randomBytes(6).toString('hex')}`
  const admin = { authorization: `Bearer ${process.env['DISCOVERY_ADMIN_KEY'] ?? ''}` }
  const made = await request.put(`/v2/tenants/${tenant}`, {
    headers: admin,
    data: { markets: ['se'], language: 'sv' },
  })
  expect(made.status()).toBe(200)
  const { secret_key: key } = (await made.json()) as { secret_key: string }
  const product = (id: string, title: string, brand: string, popularity: number) => ({
    product_id: id,
    title,
    brand,
    popularity,
    category: ['Glasögon'],
    page_url: `/p/${id}`,
    sale_price: 1000 + popularity,
  })
  const lines = [
    product('a1', 'Fjällbåge svart', 'Nordlys', 9),
    product('a2', 'Fjällbåge blå', 'Nordlys', 5),
    product('a3', 'Havsbåge röd', 'Prisma', 2),
    { product_id: 'a4', title: 'Utan adress' },
  ]
  const fed = await request.put(`/v2/feed/${tenant}/se/products`, {
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/x-ndjson' },
    data: lines.map((line) => JSON.stringify(line)).join('\n'),
  })
  expect(await fed.json()).toMatchObject({ accepted: 3, rejected: 1 })
  const found = async (query: string) => {
    const answer = await request.post('/v2/search/results', { data: { tenant, market: 'se', query } })
    return ((await answer.json()) as { displays: { product_id: string }[] }).displays.map((one) => one.product_id)
  }
  return { tenant, key, found }
}

// oxlint-disable-next-line max-lines-per-function -- one day of a merchant, in order
test('a merchant signs in, sees the feed, adds a synonym, pins a product and gets an explanation', async ({
  page,
  request,
  context,
}) => {
  const { tenant, key, found } = await newMerchant(request)
  await page.goto('/v2/console')
  const secretKey = page.getByLabel('Secret key')
  await expect(secretKey).toBeVisible()
  await expectAccessible(page, 'the door')
  await secretKey.fill(key)
  await page.keyboard.press('Enter')

  await test.step('the feed and its rejected line', async () => {
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
    await expect(page.getByText(tenant, { exact: true })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Catalogue' })).toContainText('1 line rejected')
    await page.getByText('3 lines accepted, 1 rejected').click()
    await expect(page.getByRole('row', { name: /4 a4 page_url/ })).toBeVisible()
    await expectAccessible(page, 'overview')
    const [cookie] = await context.cookies()
    expect(cookie).toMatchObject({ name: 'discovery_console', httpOnly: true, sameSite: 'Strict', path: '/v2/console' })
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie)).toBe(
      '{}',
    )
  })

  await test.step('a synonym, before and after', async () => {
    expect(await found('glugg')).toEqual([])
    await page.getByRole('link', { name: 'Synonyms' }).click()
    await page.getByRole('button', { name: 'Add synonyms' }).click()
    await expect(page.getByLabel('These mean the same')).toBeFocused()
    await page.keyboard.type('glugg, havsbåge')
    await expect(page.getByRole('region', { name: 'After' })).toContainText('Havsbåge röd')
    await expect(page.getByRole('region', { name: 'Before' })).toContainText('Nothing is found.')
    expect(await found('glugg')).toEqual([])
    await expectAccessible(page, 'synonyms')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved. 1 rule in force everywhere.')).toBeVisible()
    await expect.poll(() => found('glugg')).toEqual(['a3'])
  })

  await test.step('a pinned product', async () => {
    expect((await found('fjällbåge'))[0]).toBe('a1')
    await page.getByRole('link', { name: 'Rules' }).click()
    await page.getByRole('link', { name: 'New rule' }).click()
    await page.getByRole('textbox', { name: 'Query' }).fill('Fjällbåge')
    await page.getByRole('button', { name: 'Continue' }).click()
    const after = page.getByRole('region', { name: 'After' })
    await after.getByRole('button', { name: 'Pin Fjällbåge blå' }).click()
    await expect(after.getByRole('listitem').first()).toContainText('Fjällbåge blå')
    await page.getByLabel('Hide a product').fill('a3')
    await page.getByRole('button', { name: 'Hide Havsbåge röd' }).click()
    await expectAccessible(page, 'a rule')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved. In force everywhere within a second.')).toBeVisible()
    await expect.poll(async () => (await found('fjällbåge'))[0]).toBe('a2')
  })

  await test.step('the position of a product explained', async () => {
    await page.getByRole('link', { name: 'Explain' }).click()
    await page.getByLabel('Query').fill('fjällbåge')
    await page.getByRole('button', { name: 'Look' }).click()
    await page.getByRole('button', { name: 'Why? Fjällbåge svart' }).click()
    await expect(page.getByText('This product is number 2 of 2 for “fjällbåge”.')).toBeVisible()
    await expect(page.getByRole('row', { name: /“fjällbåge”.*in title/ })).toBeVisible()
    await expectAccessible(page, 'an explanation')
  })

  await test.step('logging out', async () => {
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByText('You have signed out.')).toBeVisible()
    expect(await context.cookies()).toEqual([])
    await page.goto('/v2/console/rules')
    await expect(page.getByLabel('Secret key')).toBeVisible()
  })
})

test('a wrong key stays in its field, and nothing else is shown', async ({ page, trouble }) => {
  trouble.allow(/401/)
  await page.goto('/v2/console/rules')
  await page.getByLabel('Secret key').fill('dsk_wrong')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toHaveText('This key opens nothing here.')
  await expect(page.getByLabel('Secret key')).toHaveValue('dsk_wrong')
})
