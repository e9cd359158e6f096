import { expect, test } from './support/test.js'

test.afterEach(({ shop }) => {
  expect(shop.trouble).toEqual([])
})

test('the modal leaves a tenth of the window free, is centred under a mouse, at the top under a finger, and tighter in a low window [WMODAL-033, WMODAL-034, WMODAL-035]', async ({
  shop,
  page,
}) => {
  const place = () =>
    shop.modal.evaluate((modal) => {
      const { top, bottom } = modal.getBoundingClientRect()
      return { top: Math.round(top), below: Math.round(innerHeight - bottom) }
    })
  const high = async (height: number) => {
    await page.setViewportSize({ width: 1280, height })
    return place()
  }
  await shop.open()
  await page.getByRole('button', { name: 'Find something' }).click()
  await expect(shop.modal).toBeVisible()
  const { top, below } = await place()
  expect(Math.abs(top - below)).toBeLessThanOrEqual(1)

  await shop.input.fill('cable')
  await expect(shop.modal.locator('[data-product-id]')).toHaveCount(4)
  const picture = () =>
    shop.modal
      .locator('[data-product-id] .ks-d-product-media')
      .first()
      .evaluate((media) => getComputedStyle(media).aspectRatio)
  for (const height of [500, 701, 900]) {
    const tight = await high(height)
    expect(tight.top + tight.below, `of ${height}`).toBeGreaterThanOrEqual(Math.floor(height * 0.1))
  }
  await high(701)
  const roomy = await picture()
  await high(700)
  expect(await picture()).toBe('4 / 3')
  expect(roomy).not.toBe('4 / 3')

  // What a tablet says of itself.
  await page.setViewportSize({ width: 1280, height: 900 })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await devtools.send('Emulation.setDeviceMetricsOverride', {
    width: 1280,
    height: 900,
    deviceScaleFactor: 1,
    mobile: true,
  })
  expect(await page.evaluate(() => matchMedia('(hover: hover)').matches)).toBe(false)
  expect((await place()).top).toBeLessThanOrEqual(16)
})
