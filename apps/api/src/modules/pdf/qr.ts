import { encode } from 'uqr'
import type { Page } from './draw-pdf.js'

/** Draws a text as a QR code of a given width, points; squares and no picture, so that it prints sharply. */
export function drawQr(
  page: Page,
  text: string,
  { left, top, width }: Readonly<Record<'left' | 'top' | 'width', number>>,
) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const unit = width / size
  for (const [y, row] of data.entries())
    for (const [x, isDark] of row.entries()) if (isDark) page.rect(left + x * unit, top + y * unit, unit, unit)
  page.fill('black')
}
