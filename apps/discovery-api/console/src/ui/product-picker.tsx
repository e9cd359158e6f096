import type { Display } from '@klarsikt/contract/discovery/types'
import { useId, useState } from 'react'
import { useAnswer } from '../lib/use-answer.js'
import { Answered } from './answered.js'
import { ProductLine } from './product-line.js'

type Props = {
  readonly label: string
  /** Text of the button beside a product, such as `Pin`. */
  readonly verb: string
  readonly taken: readonly string[]
  readonly onPick: (product: Display) => void
}

export function ProductPicker({ label, verb, taken, onPick }: Props) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const query = typed.trim()
  const found = useAnswer('findProducts', query === '' ? null : { body: { query } }, 250)
  return (
    <div className="picker">
      <div className="field">
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          type="search"
          value={typed}
          placeholder="Name, brand or product id"
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      {query !== '' && (
        <Answered loading={found} what="products">
          {({ displays }) =>
            displays.length === 0 ? (
              <p className="empty">No product has these words.</p>
            ) : (
              <ul className="products boxed">
                {displays.slice(0, 8).map((product) => (
                  <li key={product.product_id}>
                    <ProductLine
                      product={product}
                      after={
                        <button
                          type="button"
                          className="button small"
                          disabled={taken.includes(product.product_id)}
                          onClick={() => onPick(product)}
                        >
                          {verb} <span className="unseen">{product.title}</span>
                        </button>
                      }
                    />
                  </li>
                ))}
              </ul>
            )
          }
        </Answered>
      )}
    </div>
  )
}
