import { encode } from 'uqr'
import type { Page } from './draw-pdf.js'
import { asFigure } from './tags.js'

/**
 * Draws a text as a QR code of a given width in points. It draws squares and no picture, so that it prints sharply.
 * `alt` is the text for readers who cannot see it.
 */
export function drawQr(
  page: Page,
  text: string,
  { left, top, width, alt }: Readonly<Record<'left' | 'top' | 'width', number>> & { readonly alt: string },
) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const unit = width / size
  asFigure(page, { alt, bbox: [left, top, left + width, top + width] }, () => {
    for (const [y, row] of data.entries())
      for (const [x, isDark] of row.entries()) if (isDark) page.rect(left + x * unit, top + y * unit, unit, unit)
    page.fill('black')
  })
}
