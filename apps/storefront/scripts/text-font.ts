/**
 * Cuts the text font of the pages from the whole one: the letters and signs that the first face of `fonts.css` names.
 * `tsx scripts/text-font.ts` writes the file, after the font or the range has changed; a test holds it to both.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const fonts = new URL('../src/shell/fonts/', import.meta.url)
const whole = import.meta.resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2')

/** The code points of every face of a stylesheet that names its range, in the order of the stylesheet. */
export function facesOf(css: string): ReadonlySet<number>[] {
  return [...css.matchAll(/unicode-range:([^;]+);/g)].map(([, ranges = '']) => {
    const points = new Set<number>()
    for (const [, from = '', to = from] of ranges.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi))
      for (let point = parseInt(from, 16); point <= parseInt(to, 16); point++) points.add(point)
    return points
  })
}

/** The bytes of the text font. Pure: the same font and range give the same bytes on every machine. */
export async function makeTextFont(): Promise<Buffer> {
  const [text] = facesOf(readFileSync(new URL('fonts.css', fonts), 'utf8'))
  if (!text) throw new Error('fonts.css has no face with a range.')
  return subsetFont(readFileSync(fileURLToPath(whole)), String.fromCodePoint(...text), { targetFormat: 'woff2' })
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(new URL('text.woff2', fonts), await makeTextFont())
