import * as tryOnMessages from '@klarsikt/core/messages/try-on'
import type { Locator, Page } from '@playwright/test'
import { answerConsent, open } from './support/open.js'
import { expect, test } from './support/test.js'
import { withoutGraphics } from './support/without-graphics.js'

const FRAME_PAGE = '/glasögon/ray-ban-lennox-svart'
const PICTURE = { width: 900, height: 1200 } as const
const PUPILS = { left: [0.39, 0.44], right: [0.61, 0.44] } as const
const EYE_DISTANCE_MM = 63

/** A drawn face: nobody's picture is needed to try glasses on. */
async function drawnFace(page: Page): Promise<Buffer> {
  const url = await page.evaluate(
    ({ size, pupils }) => {
      const canvas = Object.assign(document.createElement('canvas'), size)
      const context = canvas.getContext('2d')!
      const oval = (x: number, y: number, rx: number, ry: number, color: string) => {
        context.fillStyle = color
        context.beginPath()
        context.ellipse(x * size.width, y * size.height, rx * size.width, ry * size.height, 0, 0, 2 * Math.PI)
        context.fill()
      }
      context.fillStyle = '#9fb0b5'
      context.fillRect(0, 0, size.width, size.height)
      oval(0.5, 0.48, 0.27, 0.29, '#d9a988')
      for (const [x, y] of pupils) oval(x, y, 0.02, 0.015, '#22302a')
      return canvas.toDataURL('image/png')
    },
    { size: PICTURE, pupils: Object.values(PUPILS) },
  )
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}

async function drag(page: Page, ring: Locator, [x, y]: readonly [number, number]): Promise<void> {
  await ring.hover()
  // Only now, as the ring may have been scrolled into view.
  const picture = (await page.getByRole('dialog').locator('canvas').first().boundingBox())!
  await page.mouse.down()
  await page.mouse.move(picture.x + x * picture.width, picture.y + y * picture.height, { steps: 4 })
  await page.mouse.up()
}

/** From the first to the last column in which the saved picture differs from the chosen one, pixels. */
async function changedWidth(page: Page, before: Buffer, after: Buffer): Promise<number> {
  return page.evaluate(
    async ([first, second]) => {
      const pixels = async (base64: string) => {
        const bytes = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))
        const picture = await createImageBitmap(new Blob([bytes]))
        const canvas = Object.assign(document.createElement('canvas'), { width: picture.width, height: picture.height })
        canvas.getContext('2d')!.drawImage(picture, 0, 0)
        return canvas.getContext('2d')!.getImageData(0, 0, picture.width, picture.height)
      }
      const [a, b] = [await pixels(first!), await pixels(second!)]
      const columns = new Set<number>()
      for (let i = 0; i < a.data.length; i += 4) {
        const change = [0, 1, 2].reduce((sum, c) => sum + Math.abs(a.data[i + c]! - b.data[i + c]!), 0)
        if (change > 150) columns.add((i / 4) % a.width)
      }
      return columns.size === 0 ? 0 : Math.max(...columns) - Math.min(...columns) + 1
    },
    [before.toString('base64'), after.toString('base64')],
  )
}

test('a frame is tried on in true scale, and the picture never leaves the device [ROUTE-058] [CARD-005]', async ({
  page,
}) => {
  await withoutGraphics(page)
  await open(page, FRAME_PAGE)
  await answerConsent(page)
  const face = await drawnFace(page)
  await page.getByRole('button', { name: tryOnMessages.open() }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: tryOnMessages.consentAgree() }).click()

  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await dialog
    .getByLabel(tryOnMessages.chooseFile())
    .setInputFiles({ name: 'face.png', mimeType: 'image/png', buffer: face })
  // Three ovals are no face to a model: the pupils are marked by hand.
  await expect(dialog.getByText(tryOnMessages.markNoFace())).toBeVisible()
  await drag(page, dialog.getByRole('button', { name: tryOnMessages.markLeft() }), PUPILS.left)
  await drag(page, dialog.getByRole('button', { name: tryOnMessages.markRight() }), PUPILS.right)
  await dialog.getByRole('textbox', { name: tryOnMessages.markDistance() }).fill(String(EYE_DISTANCE_MM))
  await dialog.getByRole('button', { name: tryOnMessages.markDone() }).click()
  await expect(dialog.getByText(tryOnMessages.wearMeasured({ count: EYE_DISTANCE_MM }))).toBeVisible()
  await expect(dialog.getByRole('img')).toBeVisible()
  await expect(dialog.getByText(tryOnMessages.flat())).toBeVisible()

  const saved = page.waitForEvent('download')
  await dialog.getByRole('button', { name: tryOnMessages.wearSave() }).click()
  const chunks: Buffer[] = []
  for await (const chunk of await (await saved).createReadStream()) chunks.push(chunk as Buffer)
  const [, widthMm] = /Bågen är (\d+)\smm bred/.exec(await dialog.innerText())!
  const eyesPx = (PUPILS.right[0] - PUPILS.left[0]) * PICTURE.width
  const enlargement =
    (await changedWidth(page, face, Buffer.concat(chunks))) / ((eyesPx / EYE_DISTANCE_MM) * Number(widthMm))
  // The frame sits before the eyes and looks that much larger, as a real one does.
  expect(enlargement).toBeGreaterThan(1.02)
  expect(enlargement).toBeLessThan(1.16)
  expect(
    requests.filter((request) => !/^GET \/(?:assets|media)\//.test(request) && !request.startsWith('GET blob:')),
  ).toEqual([])
})
