import * as productMessages from '@klarsikt/core/messages/product'
import * as tryOnMessages from '@klarsikt/core/messages/try-on'
import type { Locator, Page } from '@playwright/test'
import { journeyOptions } from '../harness/chromium.js'
import { answerConsent, open } from './support/open.js'
import { expect, test } from './support/test.js'
import { changedWidth, dragRing, drawnFace, pictureWidth, PUPILS, savedPicture } from './support/tried-on-face.js'

const FRAME_PAGE = '/glasögon/ray-ban-lennox-svart'

/** WebGL drawn by software, because test machines have no graphics card. */
const SOFTWARE_GRAPHICS = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader']

// Small pictures, because software draws every pixel.
test.use({
  viewport: { width: 390, height: 664 },
  deviceScaleFactor: 1,
  launchOptions: {
    ...journeyOptions,
    args: [...journeyOptions.args.filter((flag) => flag !== '--disable-gpu'), ...SOFTWARE_GRAPHICS],
  },
})

/** The smallest picture in which pupils can be marked. */
const PICTURE = { width: 450, height: 600 } as const

/** A model is made on its first request, which takes long on a busy machine. */
const MODEL_TIMEOUT_MS = 90_000

/** Share of a picture that differs from another picture, or with null from the colour of its own corner. */
async function changedShare(page: Page, seen: Buffer, before: Buffer | null): Promise<number> {
  return page.evaluate(
    async ([now, earlier]) => {
      const pixels = async (base64: string) => {
        const bytes = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))
        const picture = await createImageBitmap(new Blob([bytes]))
        const canvas = Object.assign(document.createElement('canvas'), { width: picture.width, height: picture.height })
        canvas.getContext('2d')!.drawImage(picture, 0, 0)
        return canvas.getContext('2d')!.getImageData(0, 0, picture.width, picture.height).data
      }
      const a = await pixels(now!)
      const b = earlier ? await pixels(earlier) : null
      let changed = 0
      for (let i = 0; i < a.length; i += 4) {
        const at = b ? i : 0
        const other = b ?? a
        const change = [0, 1, 2].reduce((sum, c) => sum + Math.abs(a[i + c]! - other[at + c]!), 0)
        if (change > 60) changed++
      }
      return changed / (a.length / 4)
    },
    [seen.toString('base64'), before?.toString('base64') ?? ''],
  )
}

/** A screenshot of the place where the model is drawn. */
const drawnIn = (view: Locator) => view.locator('canvas').screenshot({ animations: 'disabled' })

test('a model is turned and dressed on the spot, and worn in the picture [ROUTE-058] [VTO-001]', async ({ page }) => {
  await open(page, FRAME_PAGE)
  await answerConsent(page)
  await page.getByRole('button', { name: productMessages.view3d() }).click()
  const viewer = page.getByRole('dialog')
  const view = viewer.getByRole('slider')
  await expect(view).toHaveAttribute('data-status', 'ready', { timeout: MODEL_TIMEOUT_MS })
  await expect.poll(async () => changedShare(page, await drawnIn(view), null)).toBeGreaterThan(0.02)

  const inFirstColor = await drawnIn(view)
  await viewer.getByRole('radio', { checked: true }).first().focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => changedShare(page, await drawnIn(view), inFirstColor)).toBeGreaterThan(0.005)
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()

  const face = await drawnFace(page, PICTURE)
  await page.getByRole('button', { name: tryOnMessages.open() }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: tryOnMessages.consentAgree() }).click()
  await dialog
    .getByLabel(tryOnMessages.chooseFile())
    .setInputFiles({ name: 'face.png', mimeType: 'image/png', buffer: face })
  await dragRing(page, dialog.getByRole('button', { name: tryOnMessages.markLeft() }), PUPILS.left)
  await dragRing(page, dialog.getByRole('button', { name: tryOnMessages.markRight() }), PUPILS.right)
  await dialog.getByRole('button', { name: tryOnMessages.markDone() }).click()
  await expect(dialog.getByRole('img')).toBeVisible()
  await expect(dialog.getByText(tryOnMessages.loading())).toBeHidden({ timeout: MODEL_TIMEOUT_MS })
  await expect(dialog.getByText(tryOnMessages.flat())).toBeHidden()
  const save = dialog.getByRole('button', { name: tryOnMessages.wearSave() })
  // Wider than a third of the picture, and narrower than the picture.
  const wide = await changedWidth(page, face, await savedPicture(page, save))
  expect(wide).toBeGreaterThan(PICTURE.width / 3)
  expect(wide).toBeLessThan(PICTURE.width * 0.9)

  // A second frame on the same face; the saved picture has both.
  await dialog.getByRole('switch', { name: tryOnMessages.compare() }).click()
  await expect(dialog.getByRole('img')).toHaveCount(2)
  await expect(dialog.getByText(tryOnMessages.loading())).toBeHidden({ timeout: MODEL_TIMEOUT_MS })
  await expect(dialog.getByText(tryOnMessages.compareProduct())).toHaveCount(2)
  expect(await pictureWidth(page, await savedPicture(page, save))).toBe(2 * PICTURE.width)
})
