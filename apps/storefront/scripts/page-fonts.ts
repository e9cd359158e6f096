/**
 * Cuts the fonts of the pages from the complete ones. They keep the characters that the first face of each font in
 * `fonts.css` names. Run `tsx scripts/page-fonts.ts` after a font or a range has changed. A test compares the files
 * with both.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const fonts = new URL('../src/shell/fonts/', import.meta.url)

/** The fonts of the pages: the family in `fonts.css`, the cut file, and the complete font. */
export const PAGE_FONTS = [
  {
    family: 'Instrument Sans Variable',
    file: 'text.woff2',
    whole: import.meta.resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'),
    stylesheet: import.meta.resolve('@fontsource-variable/instrument-sans/wght.css'),
  },
  {
    family: 'Instrument Serif',
    file: 'display.woff2',
    whole: import.meta.resolve('@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2'),
    stylesheet: import.meta.resolve('@fontsource/instrument-serif/400.css'),
  },
] as const

type PageFont = (typeof PAGE_FONTS)[number]

/** Returns the code points of each face of a family that has a range, in the order of the stylesheet. */
export function facesOf(css: string, family: PageFont['family']): ReadonlySet<number>[] {
  return [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)]
    .filter(([, face = '']) => face.includes(`'${family}'`))
    .flatMap(([, face = '']) => [...face.matchAll(/unicode-range:([^;]+);/g)])
    .map(([, ranges = '']) => pointsOf(ranges))
}

function pointsOf(ranges: string): ReadonlySet<number> {
  const points = new Set<number>()
  for (const [, from = '', to = from] of ranges.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi))
    for (let point = parseInt(from, 16); point <= parseInt(to, 16); point++) points.add(point)
  return points
}

/** Returns the bytes of a font. The same font and range give the same bytes on every machine. */
export async function makePageFont({ family, whole }: PageFont): Promise<Buffer> {
  const [text] = facesOf(readFileSync(new URL('fonts.css', fonts), 'utf8'), family)
  if (!text) throw new Error(`fonts.css has no face of ${family} with a range.`)
  return subsetFont(readFileSync(fileURLToPath(whole)), String.fromCodePoint(...text), { targetFormat: 'woff2' })
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const font of PAGE_FONTS) writeFileSync(new URL(font.file, fonts), await makePageFont(font))
