import { type RefObject } from 'react'
import { useBeforePaint } from '../react/use-store.js'

/**
 * Columns with the largest width of the window in pixels. The last entry has no width: `[[2, 700], [3, 1100], [4]]`.
 */
export type ColumnsAtSize = readonly (readonly [columns: number, upTo?: number])[]
/** A length, or one for each direction. */
export type GridSpacing = string | { readonly horizontal: string; readonly vertical: string }

/** Writes the rules of a class for such columns. The widest comes first, so that narrower ones win. */
export function columnRules(className: string, columns: ColumnsAtSize): string {
  return [...columns]
    .sort(([, a = Infinity], [, b = Infinity]) => b - a)
    .map(([count, upTo]) => {
      const rule = `.${className}{--ks-d-columns:${Math.max(1, Math.floor(count))}}`
      return upTo === undefined ? rule : `@media(max-width:${upTo}px){${rule}}`
    })
    .join('')
}

/**
 * Applies the columns and the spacing of a grid with a constructed style sheet and with properties set by script, which
 * a strict Content Security Policy allows. Before that, and on a server, the grid has the columns of the package's
 * style sheet.
 */
export function useGridRules(
  ref: RefObject<HTMLElement | null>,
  columnsAtSize: ColumnsAtSize | undefined,
  gridSpacing: GridSpacing | undefined,
): void {
  const columns = columnsAtSize && JSON.stringify(columnsAtSize)
  useBeforePaint(() => {
    const grid = ref.current
    if (!grid || !columns) return
    const className = `ks-d-columns${columns.replace(/[^\d.]+/g, '-').replaceAll('.', '_')}`
    adopt(grid.getRootNode() as Document | ShadowRoot, className, JSON.parse(columns) as ColumnsAtSize)
    grid.classList.add(className)
    return () => grid.classList.remove(className)
  }, [ref, columns])
  const [vertical, horizontal] =
    typeof gridSpacing === 'object' ? [gridSpacing.vertical, gridSpacing.horizontal] : [gridSpacing, gridSpacing]
  useBeforePaint(() => {
    if (vertical) ref.current?.style.setProperty('row-gap', vertical)
    if (horizontal) ref.current?.style.setProperty('column-gap', horizontal)
  }, [ref, vertical, horizontal])
}

const adopted = new WeakMap<Document | ShadowRoot, Set<string>>()

function adopt(root: Document | ShadowRoot, className: string, columns: ColumnsAtSize): void {
  const known = adopted.get(root) ?? new Set()
  adopted.set(root, known)
  if (known.has(className) || !('adoptedStyleSheets' in root)) return
  known.add(className)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(columnRules(className, columns))
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}
