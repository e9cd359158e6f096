import type { Display } from '@klarsikt/contract/discovery/types'
import { IconButton } from '@klarsikt/design-system/icon-button'
import { CloseIcon } from '@klarsikt/design-system/icons'
import type { ReactNode } from 'react'
import { useAnswer } from '../lib/use-answer.js'
import { Answered } from '../ui/answered.js'
import { ProductLine } from '../ui/product-line.js'
import { ProductPicker } from '../ui/product-picker.js'

type Props = {
  readonly title: string
  readonly help: string
  readonly verb: string
  readonly ids: readonly string[]
  readonly ordered?: boolean
  readonly onAdd: (id: string) => void
  readonly onChange: (ids: string[]) => void
}

export function ListedProducts({ title, help, verb, ids, ordered = false, onAdd, onChange }: Props) {
  // Sorted, so that moving a product does not cause a new call.
  const found = useAnswer('findProducts', ids.length > 0 ? { body: { ids: ids.toSorted() } } : null)
  const known = new Map(found.value?.displays.map((product) => [product.product_id, product]))

  function move(at: number, by: number): void {
    const next = [...ids]
    const [id] = next.splice(at, 1)
    if (id === undefined) return
    next.splice(at + by, 0, id)
    onChange(next)
  }

  return (
    <section className="box stack" aria-label={title}>
      <div>
        <h2>
          {title} {ids.length > 0 && <span className="help">{ids.length}</span>}
        </h2>
        <p className="help">{help}</p>
      </div>
      {ids.length > 0 && (
        <ol className="products">
          {ids.map((id, at) => {
            const product = known.get(id)
            const name = product?.title ?? id
            return (
              <li key={id}>
                <Line id={id} product={product} searching={found.busy}>
                  <span>
                    {ordered && (
                      <>
                        <Move name={`Move ${name} up`} sign="↑" off={at === 0} onPress={() => move(at, -1)} />
                        <Move
                          name={`Move ${name} down`}
                          sign="↓"
                          off={at === ids.length - 1}
                          onPress={() => move(at, 1)}
                        />
                      </>
                    )}
                    <IconButton
                      label={`Remove ${name}`}
                      icon={<CloseIcon />}
                      onClick={() => onChange(ids.filter((one) => one !== id))}
                    />
                  </span>
                </Line>
              </li>
            )
          })}
        </ol>
      )}
      {found.failure && (
        <Answered loading={found} what="products">
          {() => null}
        </Answered>
      )}
      <ProductPicker
        label={`${verb} a product`}
        verb={verb}
        taken={ids}
        onPick={(product) => onAdd(product.product_id)}
      />
    </section>
  )
}

type LineProps = {
  readonly id: string
  readonly product: Display | undefined
  readonly searching: boolean
  readonly children: ReactNode
}

function Line({ id, product, searching, children }: LineProps) {
  if (product) return <ProductLine product={product} after={children} />
  return (
    <div className="product">
      <span className="product-text">
        <strong>{id}</strong>
        <span className="help">{searching ? 'Looking it up…' : 'Not in the catalogue now'}</span>
      </span>
      {children}
    </div>
  )
}

type MoveProps = {
  readonly name: string
  readonly sign: string
  readonly off: boolean
  readonly onPress: () => void
}

function Move({ name, sign, off, onPress }: MoveProps) {
  return (
    <IconButton
      label={name}
      icon={<span aria-hidden="true">{sign}</span>}
      // A `disabled` button would lose the focus when it is pressed.
      aria-disabled={off}
      onClick={() => !off && onPress()}
    />
  )
}
