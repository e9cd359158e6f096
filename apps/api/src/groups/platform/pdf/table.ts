import { MARGIN, type Page } from './draw-pdf.js'
import { asDecoration, asTable } from './tags.js'

export type Column = {
  /** The share of the page's width. */
  readonly share: number
  readonly align?: 'left' | 'right'
}
export type PdfTableRow = { readonly cells: readonly string[]; readonly strong?: boolean }

/** Makes the row of a table with two columns: what a value is, and the value. */
export const labelledRow = (label: string, value: string): PdfTableRow => ({ cells: [label, value] })

/** The space between two rows, in points. */
const ROW_GAP = 4

/** Draws rows below each other. Long texts wrap inside their cell, and rows that do not fit go to the next page. */
export function drawTable(page: Page, columns: readonly Column[], rows: readonly PdfTableRow[]): void {
  const width = page.page.width - 2 * MARGIN
  const widths = columns.map(({ share }) => width * share)
  asTable(page, (drawRow) => {
    for (const [index, { cells, strong = false }] of rows.entries()) {
      page.font(strong ? 'bold' : 'regular')
      const height = Math.max(...cells.map((cell, at) => page.heightOfString(cell, { width: widths[at] ?? width })))
      if (page.y + height > page.page.height - MARGIN) page.addPage()
      const top = page.y
      const isHead = strong && index === 0 && rows.length > 1
      drawRow((drawCell) => {
        let left = MARGIN
        for (const [at, cell] of cells.entries()) {
          const options = { width: widths[at] ?? width, align: columns[at]?.align ?? 'left' } as const
          drawCell(isHead, () => page.text(cell, left, top, options))
          left += widths[at] ?? 0
        }
      })
      page.x = MARGIN
      page.y = top + height + ROW_GAP
    }
  })
  page.font('regular')
}

/** Draws a line across the page. */
export function drawRule(page: Page): void {
  asDecoration(page, () => {
    page
      .moveTo(MARGIN, page.y)
      .lineTo(page.page.width - MARGIN, page.y)
      .lineWidth(0.5)
      .stroke()
  })
  page.y += ROW_GAP * 2
}
