import { memo, type ReactNode, useRef } from 'react'
import type { ProductCardComponent } from '../react/context.js'
import { useBeforePaint } from '../react/use-store.js'
import type { Display } from '../wire.js'
import { CardItem, placeholders } from './cards.js'
import { type ColumnsAtSize, type GridSpacing, useGridRules } from './grid-rules.js'

/** Content of the shop between the products. */
export interface ContentBlock {
  readonly content: ReactNode
  readonly position?: 'left' | 'center' | 'right'
  /** Number of columns and rows that it covers. The default is 1. */
  readonly spanColumns?: number
  readonly spanRows?: number
}

export interface GridLook {
  readonly productCard?: ProductCardComponent
  readonly columnsAtSize?: ColumnsAtSize
  readonly gridSpacing?: GridSpacing
  /** Blocks by row, counted from 0. */
  readonly contentBlocksByRow?: readonly (ContentBlock | null | undefined)[]
}

type Props = GridLook & {
  readonly card: ProductCardComponent
  readonly displays: readonly Display[]
  /** Number of placeholders after the products. */
  readonly waiting?: number
  readonly listName: string
  readonly onFollow?: (() => void) | undefined
}

/** Shows products in columns. */
export const Grid = memo(function Grid({ card, displays, waiting = 0, listName, onFollow, ...look }: Props) {
  const ref = useRef<HTMLUListElement>(null)
  useGridRules(ref, look.columnsAtSize, look.gridSpacing)
  const item = (display: Display | null, index: number) => (
    <CardItem
      key={display?.product_id ?? `waiting-${index}`}
      display={display}
      position={index + 1}
      listName={listName}
      card={card}
      onFollow={onFollow}
    />
  )
  return (
    <ul ref={ref} className="ks-d-grid">
      {look.contentBlocksByRow?.map((block, row) =>
        // oxlint-disable-next-line react/no-array-index-key -- the row is what the block is
        block ? <Block key={`block-${row}`} block={block} row={row} /> : null,
      )}
      {displays.map(item)}
      {placeholders(waiting, (index) => item(null, displays.length + index))}
    </ul>
  )
})

function Block({ block, row }: { readonly block: ContentBlock; readonly row: number }): ReactNode {
  const { position = 'left', spanColumns = 1, spanRows = 1 } = block
  const ref = useRef<HTMLLIElement>(null)
  useBeforePaint(() => {
    const { current } = ref
    if (!current) return
    const column =
      position === 'left'
        ? `1 / span ${spanColumns}`
        : position === 'right'
          ? `span ${spanColumns} / -1`
          : `2 / span ${spanColumns}`
    current.style.gridColumn = column
    current.style.gridRow = `${row + 1} / span ${spanRows}`
  }, [position, spanColumns, spanRows, row])
  return (
    <li ref={ref} className="ks-d-block">
      {block.content}
    </li>
  )
}
