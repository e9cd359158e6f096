import type { Display } from '@klarsikt/contract/discovery/types'
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
    <section className="card stack" aria-label={title}>
      <div>
        <h2>
          {title} {ids.length > 0 && <span className="count">{ids.length}</span>}
        </h2>
        <p className="help">{help}</p>
      </div>
      {ids.length > 0 && (
        <ol className="products boxed">
          {ids.map((id, at) => {
            const product = known.get(id)
            const name = product?.title ?? id
            return (
              <li key={id}>
                <Line id={id} product={product} searching={found.busy}>
                  <span className="product-actions">
                    {ordered && (
                      <>
                        <Button name={`Move ${name} up`} sign="↑" off={at === 0} onPress={() => move(at, -1)} />
                        <Button
                          name={`Move ${name} down`}
                          sign="↓"
                          off={at === ids.length - 1}
                          onPress={() => move(at, 1)}
                        />
                      </>
                    )}
                    <Button
                      name={`Remove ${name}`}
                      sign="✕"
                      onPress={() => onChange(ids.filter((one) => one !== id))}
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
        <span className="product-title">{id}</span>
        <span className="product-facts">{searching ? 'Looking it up…' : 'Not in the catalogue now'}</span>
      </span>
      {children}
    </div>
  )
}

type ButtonProps = {
  readonly name: string
  readonly sign: string
  readonly off?: boolean
  readonly onPress: () => void
}

function Button({ name, sign, off = false, onPress }: ButtonProps) {
  return (
    <button
      type="button"
      className="button quiet small square"
      aria-label={name}
      // A `disabled` button would lose the focus when it is pressed.
      aria-disabled={off}
      onClick={() => !off && onPress()}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  )
}
