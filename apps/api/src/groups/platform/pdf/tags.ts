type Page = PDFKit.PDFDocument
type Element = PDFKit.PDFStructureElement
type State = { parent: Element; type: string | null; size: number; isBold: boolean }

/** The heading tags by font size; a bold text of that size is a heading. */
const HEADINGS: Readonly<Record<number, string>> = { 20: 'H1', 12: 'H2' }

const states = new WeakMap<Page, State>()

/**
 * Tags the document (PDF/UA-1), so that screen readers can read it: each drawn text becomes a paragraph or a heading,
 * in the order of drawing. Other contents are tagged by {@link asDecoration}, {@link asFigure} and {@link asTable}.
 */
export function tagTexts(page: Page): void {
  const root = page.struct('Document')
  page.addStructure(root)
  const state: State = { parent: root, type: null, size: 0, isBold: false }
  states.set(page, state)
  const { text, font, fontSize } = page
  page.font = function (this: Page, ...given: unknown[]) {
    state.isBold = given[0] === 'bold'
    Reflect.apply(font, this, given)
    return this
  }
  page.fontSize = function (this: Page, size: number) {
    state.size = size
    return fontSize.call(this, size)
  }
  page.text = function (this: Page, content: string, x?: unknown, y?: unknown, options: object = {}) {
    const isPlaced = typeof x === 'number'
    const given = isPlaced || typeof x !== 'object' ? options : x
    const type = state.type ?? (state.isBold ? HEADINGS[state.size] : undefined) ?? 'P'
    const tags = content === '' ? {} : { structParent: state.parent, structType: type }
    const all = { ...given, ...tags }
    Reflect.apply(text, this, isPlaced ? [content, x, y, all] : [content, all])
    while (openMarkings(this) > 0) this.endMarkedContent()
    return this
  }
}

/** The number of open markings on a page. The library's types do not declare them. */
const openMarkings = ({ page }: Page): number =>
  (page as unknown as { readonly markings: readonly object[] }).markings.length

const stateOf = (page: Page): State => {
  const state = states.get(page)
  if (!state) throw new Error('A document without tags')
  return state
}

/** Draws something without meaning, such as lines and frames. */
export function asDecoration(page: Page, draw: () => void): void {
  page.markContent('Artifact', { type: 'Layout' })
  draw()
  page.endMarkedContent()
}

/** Draws a picture, with a text for readers who cannot see it. */
export function asFigure(
  page: Page,
  { alt, bbox }: { readonly alt: string; readonly bbox: [number, number, number, number] },
  draw: () => void,
): void {
  // The library's types lack some of its options, here and below.
  const options: object = { alt, bbox }
  const figure = page.struct('Figure', options, [draw])
  stateOf(page).parent.add(figure)
}

/** Draws a table. What `row` and `cell` draw belongs to it. */
export function asTable(page: Page, draw: (row: (draw: (cell: Cell) => void) => void) => void): void {
  const state = stateOf(page)
  const { parent } = state
  const table = page.struct('Table')
  parent.add(table)
  draw((drawRow) => {
    const row = page.struct('TR')
    table.add(row)
    drawRow((isHead, drawCell) => {
      const options: object = isHead ? { scope: 'Column' } : {}
      const cell = page.struct(isHead ? 'TH' : 'TD', options)
      row.add(cell)
      state.parent = cell
      state.type = 'P'
      drawCell()
      cell.end()
    })
    row.end()
  })
  table.end()
  state.parent = parent
  state.type = null
}

type Cell = (isHead: boolean, draw: () => void) => void
