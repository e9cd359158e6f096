import type { Display, PreviewReply } from '@klarsikt/contract/discovery/types'
import { VisuallyHidden } from '@klarsikt/design-system/visually-hidden'
import type { ReactNode } from 'react'
import { counted } from '../lib/format.js'
import { type Movement, movements } from '../lib/movement.js'
import { ProductLine } from './product-line.js'

type Props = {
  readonly preview: PreviewReply
  /** Buttons for a product of the new list. */
  readonly actions?: (product: Display) => ReactNode
}

/** Shows a list as shoppers see it now and as they would see it, with the movement of each product. */
export function BeforeAfter({ preview: { before, after }, actions }: Props) {
  const ids = (list: PreviewReply['before']) => list.displays.map((one) => one.product_id)
  const moved = movements(ids(before), ids(after))
  const gone = before.displays.filter(({ product_id: id }) => !ids(after).includes(id))
  return (
    <div className="before-after">
      <section aria-label="Before">
        <Heading name="Now" list={before} />
        <List list={before} />
      </section>
      <section aria-label="After">
        <Heading name="After saving" list={after} />
        <List list={after} movements={moved} actions={actions} />
        {gone.length > 0 && (
          <p className="help">No longer among the first: {gone.map(({ title }) => title).join(', ')}</p>
        )}
      </section>
    </div>
  )
}

function Heading({ name, list }: { readonly name: string; readonly list: PreviewReply['before'] }) {
  return (
    <h3>
      {name} <span className="help">{counted(list.total, 'product')}</span>
    </h3>
  )
}

type ListProps = {
  readonly list: PreviewReply['before']
  readonly movements?: readonly Movement[]
  readonly actions?: Props['actions']
}

function List({ list, movements: moved, actions }: ListProps) {
  if (list.displays.length === 0) return <p className="empty">Nothing is found.</p>
  return (
    <>
      {list.recovery && (
        <p className="help">
          {list.recovery.kind === 'spelling' ? 'Read as' : 'Nothing has all the words; found by'} “{list.recovery.shown}
          ”
        </p>
      )}
      <ol className="products">
        {list.displays.map((product, at) => (
          <li key={product.product_id}>
            <ProductLine
              product={product}
              before={<Rank at={at} movement={moved?.[at]} />}
              after={actions && <span className="row">{actions(product)}</span>}
            />
          </li>
        ))}
      </ol>
    </>
  )
}

function Rank({ at, movement }: { readonly at: number; readonly movement?: Movement | undefined }) {
  return (
    <span className="rank">
      <span aria-hidden="true">{at + 1}</span>
      {movement && movement.kind !== 'same' && (
        <span data-movement={movement.kind}>
          {movement.kind === 'new' ? 'new' : `${movement.kind === 'up' ? '▲' : '▼'}${movement.by}`}
          <VisuallyHidden>{movement.kind === 'new' ? '' : ` moved ${movement.kind}`}</VisuallyHidden>
        </span>
      )}
    </span>
  )
}
