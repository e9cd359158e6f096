import * as videoMessages from '@klarsikt/core/messages/video'
import { answerConsent, open } from './support/open.js'
import { expect, test } from './support/test.js'

// The video file must be loaded, so pictures are on.
test.use({ pictures: true })

const FILMED_FRAME = '/glasögon/gucci-silvano-mork-havanna'
const LENSES = '/glasögon-glas'

test('a film of a frame plays when it is looked at, and stays paused [MEDIA-003, MEDIA-004]', async ({ page }) => {
  await open(page, FILMED_FRAME)
  await answerConsent(page)
  const main = page.getByRole('main')
  const film = main.locator('video')
  // The film's still picture or the film itself, because the film replaces the picture once it is near the window.
  const place = main
    .getByRole('img', { name: /vrids från sida till sida/ })
    .or(film)
    .first()
  await expect(() => place.scrollIntoViewIfNeeded({ timeout: 1_000 })).toPass()
  await film.scrollIntoViewIfNeeded()
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
  expect(await film.evaluate(({ muted, loop }: HTMLVideoElement) => [muted, loop])).toEqual([true, true])
  await main.getByRole('button', { name: videoMessages.pause() }).click()
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await film.scrollIntoViewIfNeeded()
  await expect(main.getByRole('button', { name: videoMessages.play() })).toBeVisible()
})

test('with reduced motion nothing moves and no film is fetched until Play is pressed [MEDIA-003]', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => /\/video\.(?:webm|mp4)$/.test(request.url()) && fetched.push(request.url()))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, LENSES)
  await answerConsent(page)
  const main = page.getByRole('main')
  await main.getByRole('heading', { name: 'Samma styrka i två material' }).scrollIntoViewIfNeeded()
  const play = main.getByRole('button', { name: videoMessages.play() })
  await expect(play).toBeVisible()
  expect(fetched).toEqual([])
  await play.click()
  await expect(main.getByRole('button', { name: videoMessages.pause() })).toBeVisible()
  await expect.poll(() => fetched.length).toBeGreaterThan(0)
})
