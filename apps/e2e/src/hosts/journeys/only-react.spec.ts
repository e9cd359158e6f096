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
  /** The modal is animated, so its place is polled. */
  const soon = (what: (now: Awaited<ReturnType<typeof place>>) => number, message?: string) =>
    expect.poll(async () => what(await place()), message)
  await shop.open()
  await page.getByRole('button', { name: 'Find something' }).click()
  await expect(shop.modal).toBeVisible()
  await soon(({ top, below }) => Math.abs(top - below)).toBeLessThanOrEqual(1)

  await shop.input.fill('cable')
  await expect(shop.modal.locator('[data-product-id]')).toHaveCount(4)
  const picture = () =>
    shop.modal
      .locator('[data-product-id] .ks-d-product-media')
      .first()
      .evaluate((media) => getComputedStyle(media).aspectRatio)
  for (const height of [500, 701, 900]) {
    await page.setViewportSize({ width: 1280, height })
    await soon(({ top, below }) => top + below, `of ${height}`).toBeGreaterThanOrEqual(Math.floor(height * 0.1))
  }
  await page.setViewportSize({ width: 1280, height: 701 })
  await expect.poll(picture).not.toBe('4 / 3')
  await page.setViewportSize({ width: 1280, height: 700 })
  await expect.poll(picture).toBe('4 / 3')

  // Emulates a tablet.
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
  await soon(({ top }) => top).toBeLessThanOrEqual(16)
})
