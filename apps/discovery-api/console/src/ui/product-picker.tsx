import type { Display } from '@klarsikt/contract/discovery/types'
import { Button } from '@klarsikt/design-system/button'
import { TextField } from '@klarsikt/design-system/text-field'
import { VisuallyHidden } from '@klarsikt/design-system/visually-hidden'
import { useState } from 'react'
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
  const [typed, setTyped] = useState('')
  const query = typed.trim()
  const found = useAnswer('findProducts', query === '' ? null : { body: { query } }, 250)
  return (
    <div className="stack">
      <TextField
        label={label}
        type="search"
        value={typed}
        placeholder="Name, brand or product id"
        onChange={(event) => setTyped(event.target.value)}
      />
      {query !== '' && (
        <Answered loading={found} what="products">
          {({ displays }) =>
            displays.length === 0 ? (
              <p className="empty">No product has these words.</p>
            ) : (
              <ul className="products">
                {displays.slice(0, 8).map((product) => (
                  <li key={product.product_id}>
                    <ProductLine
                      product={product}
                      after={
                        <Button
                          variant="secondary"
                          size="small"
                          disabled={taken.includes(product.product_id)}
                          onClick={() => onPick(product)}
                        >
                          {verb} <VisuallyHidden>{product.title}</VisuallyHidden>
                        </Button>
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
