import { API, expect, test, type Shop } from './support/test.js'

const eventsOf = (shop: Shop) =>
  shop.to('create-events').flatMap(({ body }) => (JSON.parse(body) as { events: { event_type: string }[] }).events)

async function visit(shop: Shop): Promise<void> {
  await shop.searchFor('laptop')
  await shop.cards.first().getByRole('link').first().click()
  await expect(shop.title).toHaveText('A product')
}

for (const said of [undefined, 'denied'] as const)
  test(`nothing is sent or stored about a shopper who ${said ? 'said no' : 'was not asked'} [CONSENT-002]`, async ({
    shop,
  }) => {
    await shop.open('/', said)
    await visit(shop)
    // Leaving the page would send the last events.
    await shop.page.goto('/category')
    await expect(shop.cards.first()).toBeVisible()
    expect(eventsOf(shop)).toEqual([])
    expect(await shop.storedKeys()).toEqual(['depict_searches'])
    expect(await shop.page.context().cookies(API)).toEqual([])
    for (const { body } of shop.calls) {
      if (!body) continue
      const { dsid, user_id, session_id } = JSON.parse(body) as Record<string, unknown>
      expect([dsid ?? null, user_id ?? null, session_id ?? null]).toEqual([null, null, null])
    }
  })

test('views and clicks of a shopper who consented are counted [WTRACK-001] [WTRACK-010]', async ({ shop }) => {
  await shop.open('/', 'granted')
  await visit(shop)
  await expect.poll(() => eventsOf(shop).map(({ event_type }) => event_type)).toContain('click')
  expect(new Set(eventsOf(shop).map(({ event_type }) => event_type))).toContain('element_visible')
  expect((await shop.storedKeys()).length).toBeGreaterThan(1)
})
