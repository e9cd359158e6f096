import * as tryOnMessages from '@klarsikt/core/messages/try-on'
import type { Locator, Page } from '@playwright/test'
import { journeyOptions } from '../harness/chromium.js'
import { DRAWN_PUPILS_ACROSS, drawnCameraFile } from './support/drawn-camera.js'
import { answerConsent, open } from './support/open.js'
import { expect, test } from './support/test.js'
import { withoutGraphics } from './support/without-graphics.js'

const FRAME_PAGE = '/glasögon/ray-ban-lennox-svart'

const FAKE_CAMERA = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-video-capture=${drawnCameraFile()}`,
]

test.use({
  permissions: ['camera'],
  launchOptions: { ...journeyOptions, args: [...journeyOptions.args, ...FAKE_CAMERA] },
})

/** Records the camera streams of a page, to check that they are closed. */
async function watchCameras(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const streams: MediaStream[] = []
    Object.assign(globalThis, { streams })
    const { mediaDevices } = navigator
    const getUserMedia = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = async (constraints) => {
      const stream = await getUserMedia(constraints)
      streams.push(stream)
      return stream
    }
  })
  return () =>
    page.evaluate(() =>
      (globalThis as unknown as { streams: MediaStream[] }).streams.flatMap((stream) =>
        stream.getTracks().map(({ readyState }) => readyState),
      ),
    )
}

/** Place of a ring, percent from the left. */
async function across(ring: Locator): Promise<number> {
  const label = (await ring.getAttribute('aria-label')) ?? ''
  return Number(/(\d+) procent från vänster/.exec(label)?.[1])
}

test('a frame follows the face before the camera, and what it sees never leaves the device [ROUTE-058] [VTO-001]', async ({
  page,
}) => {
  const cameras = await watchCameras(page)
  await withoutGraphics(page)
  await open(page, FRAME_PAGE)
  await answerConsent(page)
  await page.getByRole('button', { name: tryOnMessages.open() }).click()
  const dialog = page.getByRole('dialog')
  const agree = dialog.getByRole('button', { name: tryOnMessages.consentAgree() })
  await expect(agree).toBeVisible()

  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await agree.click()
  await dialog.getByRole('button', { name: tryOnMessages.chooseCamera() }).click()
  await expect(dialog.getByText(tryOnMessages.liveShown())).toBeVisible()
  expect(await cameras()).toEqual(['live'])

  await dialog.getByRole('button', { name: tryOnMessages.livePause() }).click()
  await expect(dialog.getByText(tryOnMessages.livePaused())).toBeVisible()
  expect(await cameras()).toEqual(['ended'])
  await dialog.getByRole('button', { name: tryOnMessages.liveResume() }).click()
  await expect(dialog.getByText(tryOnMessages.liveShown())).toBeVisible()

  await dialog.getByRole('button', { name: tryOnMessages.liveTake() }).click()
  await expect(dialog.getByText(tryOnMessages.wearEstimated())).toBeVisible()
  expect(await cameras()).toEqual(['ended', 'ended'])

  // The rings are on the drawn pupils.
  await dialog.getByRole('button', { name: tryOnMessages.wearMarks() }).click()
  for (const [side, name] of [
    ['left', tryOnMessages.markLeft()],
    ['right', tryOnMessages.markRight()],
  ] as const) {
    const [least, most] = DRAWN_PUPILS_ACROSS[side]
    const place = await across(dialog.getByRole('button', { name }))
    expect(place).toBeGreaterThan(least - 2)
    expect(place).toBeLessThan(most + 2)
  }

  // The check also sees requests of the worker.
  expect(requests.some((request) => request.endsWith('/blazeface.json'))).toBe(true)
  expect(
    requests.filter((request) => !/^GET \/(?:assets|media)\//.test(request) && !request.startsWith('GET blob:')),
  ).toEqual([])
})
