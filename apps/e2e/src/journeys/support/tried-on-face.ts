import type { Locator, Page } from '@playwright/test'

/** Size of the picture with the drawn face, px, and the pupils as shares of it. */
export const PICTURE = { width: 900, height: 1200 } as const
export const PUPILS = { left: [0.39, 0.44], right: [0.61, 0.44] } as const

interface PictureSize {
  readonly width: number
  readonly height: number
}

/** A drawn face for the try-on, instead of a photo of a person. */
export async function drawnFace(page: Page, size: PictureSize = PICTURE): Promise<Buffer> {
  const url = await page.evaluate(
    ({ size: { width, height }, pupils }) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height })
      const context = canvas.getContext('2d')!
      const oval = (x: number, y: number, rx: number, ry: number, color: string) => {
        context.fillStyle = color
        context.beginPath()
        context.ellipse(x * width, y * height, rx * width, ry * height, 0, 0, 2 * Math.PI)
        context.fill()
      }
      context.fillStyle = '#9fb0b5'
      context.fillRect(0, 0, width, height)
      oval(0.5, 0.48, 0.27, 0.29, '#d9a988')
      for (const [x, y] of pupils) oval(x, y, 0.02, 0.015, '#22302a')
      return canvas.toDataURL('image/png')
    },
    { size, pupils: Object.values(PUPILS) },
  )
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}

export async function dragRing(page: Page, ring: Locator, [x, y]: readonly [number, number]): Promise<void> {
  await ring.hover()
  // Measured after the hover, which may have scrolled the ring into view.
  const picture = (await page.getByRole('dialog').locator('canvas').first().boundingBox())!
  await page.mouse.down()
  await page.mouse.move(picture.x + x * picture.width, picture.y + y * picture.height, { steps: 4 })
  await page.mouse.up()
}

/** Width in px between the first and the last column in which the saved picture differs from the chosen one. */
export async function changedWidth(page: Page, before: Buffer, after: Buffer): Promise<number> {
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

export async function savedPicture(page: Page, save: Locator): Promise<Buffer> {
  const saved = page.waitForEvent('download')
  await save.click()
  const chunks: Buffer[] = []
  for await (const chunk of await (await saved).createReadStream()) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

export async function pictureWidth(page: Page, picture: Buffer): Promise<number> {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))
    return (await createImageBitmap(new Blob([bytes]))).width
  }, picture.toString('base64'))
}
