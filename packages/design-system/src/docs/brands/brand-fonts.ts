import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url'
import jost from '@fontsource-variable/jost/files/jost-latin-wght-normal.woff2?url'

const FILES = { 'Figtree Variable': figtree, 'Fraunces Variable': fraunces, 'Jost Variable': jost } as const

/** The fonts of the brands, for a page that has not loaded them. */
export function fontFaces(base: string): string {
  return Object.entries(FILES)
    .map(
      ([family, file]) =>
        `@font-face {\n  font-family: '${family}';\n  font-weight: 300 900;\n  font-display: swap;\n  src: url('${new URL(file, base).href}') format('woff2');\n}`,
    )
    .join('\n')
}
