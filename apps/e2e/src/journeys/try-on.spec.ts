import * as tryOnMessages from '@klarsikt/core/messages/try-on'
import { answerConsent, open } from './support/open.js'
import { expect, test } from './support/test.js'
import { changedWidth, dragRing, drawnFace, PICTURE, PUPILS, savedPicture } from './support/tried-on-face.js'
import { withoutGraphics } from './support/without-graphics.js'

const FRAME_PAGE = '/glasögon/ray-ban-lennox-svart'
const EYE_DISTANCE_MM = 63

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
  // The model finds no face in three ellipses, so the pupils are marked by hand.
  await expect(dialog.getByText(tryOnMessages.markNoFace())).toBeVisible()
  await dragRing(page, dialog.getByRole('button', { name: tryOnMessages.markLeft() }), PUPILS.left)
  await dragRing(page, dialog.getByRole('button', { name: tryOnMessages.markRight() }), PUPILS.right)
  await dialog.getByRole('textbox', { name: tryOnMessages.markDistance() }).fill(String(EYE_DISTANCE_MM))
  await dialog.getByRole('button', { name: tryOnMessages.markDone() }).click()
  await expect(dialog.getByText(tryOnMessages.wearMeasured({ count: EYE_DISTANCE_MM }))).toBeVisible()
  await expect(dialog.getByRole('img')).toBeVisible()
  await expect(dialog.getByText(tryOnMessages.flat())).toBeVisible()

  const saved = await savedPicture(page, dialog.getByRole('button', { name: tryOnMessages.wearSave() }))
  const [, widthMm] = /Bågen är (\d+)\smm bred/.exec(await dialog.innerText())!
  const eyesPx = (PUPILS.right[0] - PUPILS.left[0]) * PICTURE.width
  const enlargement = (await changedWidth(page, face, saved)) / ((eyesPx / EYE_DISTANCE_MM) * Number(widthMm))
  // The frame is in front of the eyes and looks larger by that much, as in reality.
  expect(enlargement).toBeGreaterThan(1.02)
  expect(enlargement).toBeLessThan(1.16)
  expect(
    requests.filter((request) => !/^GET \/(?:assets|media)\//.test(request) && !request.startsWith('GET blob:')),
  ).toEqual([])
})
