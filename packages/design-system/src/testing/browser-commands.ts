import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { BrowserCommand } from 'vitest/node'

const home = fileURLToPath(new URL('../..', import.meta.url))

/** Folder of the accepted pictures, in the repository. */
export const EXPECTED = join(home, 'pictures')
/** Folder for the expected picture, the actual one and the difference of a failed run. */
export const FAILED = join(home, 'test-results/pictures')

/** `button/light` → `button.light`. */
export const pictureName = (name: string) => name.replace('/', '.')

const keepExpectedPicture: BrowserCommand<[component: string, theme: string]> = async (_context, component, theme) => {
  await mkdir(FAILED, { recursive: true })
  const name = pictureName(`${component}/${theme}`)
  await copyFile(join(EXPECTED, `${name}.png`), join(FAILED, `${name}-expected.png`)).catch(() => undefined)
}

/** Offset of the colour type in a PNG, and the value for a palette. */
const COLOUR_TYPE = 25
const PALETTE = 3

/** A palette makes an accepted picture a third of the size, without a visible change. */
const packPicture: BrowserCommand<[component: string, theme: string]> = async (_context, component, theme) => {
  const file = join(EXPECTED, `${pictureName(`${component}/${theme}`)}.png`)
  const picture = await readFile(file)
  if (picture[COLOUR_TYPE] === PALETTE) return
  const packed = await sharp(picture)
    .removeAlpha()
    .png({ palette: true, colours: 64, dither: 0, effort: 10 })
    .toBuffer()
  await writeFile(file, packed)
}

/** Puts the window under forced colours, which no script inside a page can do. */
const forceColours: BrowserCommand<[on: boolean]> = async ({ page }, on) => {
  await page.emulateMedia({ forcedColors: on ? 'active' : 'none' })
}

export const browserCommands = { keepExpectedPicture, packPicture, forceColours }

declare module 'vitest/browser' {
  interface BrowserCommands {
    keepExpectedPicture: (component: string, theme: string) => Promise<void>
    packPicture: (component: string, theme: string) => Promise<void>
    forceColours: (on: boolean) => Promise<void>
  }
  interface ScreenshotComparatorRegistry {
    blocks: Readonly<Record<string, never>>
  }
}
