import type { ExplainReply } from '@klarsikt/contract/discovery/types'
import { Button } from '@klarsikt/design-system/button'
import { TextField } from '@klarsikt/design-system/text-field'
import { VisuallyHidden } from '@klarsikt/design-system/visually-hidden'
import { useState } from 'react'
import { goTo, hrefOf } from '../lib/router.js'
import { useAnswer } from '../lib/use-answer.js'
import { Answered } from '../ui/answered.js'
import { Page } from '../ui/page.js'
import { ProductLine } from '../ui/product-line.js'
import { ProductPicker } from '../ui/product-picker.js'
import { ScoreParts } from './score-parts.js'

type Props = { readonly query: string; readonly product: string }

export function Explain({ query, product }: Props) {
  const [typed, setTyped] = useState(query)
  const list = useAnswer('preview', query === '' ? null : { body: { subject: { kind: 'query', query } } })
  const choose = (id: string) => goTo(hrefOf('explain', { query, product: id }))
  return (
    <Page title="Explain" lead="Choose a query and a product to see what puts it where it is.">
      <form
        className="row"
        onSubmit={(event) => {
          event.preventDefault()
          if (typed.trim() !== '') goTo(hrefOf('explain', { query: typed.trim(), ...(product ? { product } : {}) }))
        }}
      >
        <TextField
          className="grow"
          label="Query"
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit">Look</Button>
      </form>
      {query !== '' && (
        <div className="split">
          <section className="stack" aria-label="Result list">
            <h2>Results for “{query}”</h2>
            <Answered loading={list} what="the results">
              {({ before }) =>
                before.displays.length === 0 ? (
                  <p className="empty">Nothing is found.</p>
                ) : (
                  <ol className="products">
                    {before.displays.map((one, at) => (
                      <li key={one.product_id}>
                        <ProductLine
                          product={one}
                          before={<span className="rank">{at + 1}</span>}
                          after={
                            <Button
                              variant="secondary"
                              size="small"
                              aria-pressed={one.product_id === product}
                              onClick={() => choose(one.product_id)}
                            >
                              Why? <VisuallyHidden>{one.title}</VisuallyHidden>
                            </Button>
                          }
                        />
                      </li>
                    ))}
                  </ol>
                )
              }
            </Answered>
            <ProductPicker
              label="Or another product"
              verb="Why not"
              taken={[]}
              onPick={({ product_id: id }) => choose(id)}
            />
          </section>
          {product !== '' && <Why query={query} product={product} />}
        </div>
      )}
    </Page>
  )
}

function Why({ query, product }: Props) {
  const reply = useAnswer('explain', { body: { query, product_id: product } })
  return (
    <aside className="box" aria-label="Explanation">
      <Answered loading={reply} what="the explanation">
        {(value) => (
          <div className="stack">
            <ProductLine product={value.display} />
            <p>{verdict(value, query)}</p>
            {value.parts.length > 0 && <ScoreParts score={value.score} parts={value.parts} />}
          </div>
        )}
      </Answered>
    </aside>
  )
}

function verdict({ position, shown_as: other, total, pinned, hidden, matches }: ExplainReply, query: string): string {
  if (hidden) return `A rule hides this product for “${query}”.`
  const place = position === null ? `beyond the first 200 of ${total}` : `number ${position} of ${total}`
  if (other !== null) return `“${other}”, of the same model, is shown in its place: it is ${place} for “${query}”.`
  if (pinned) return `A rule pins this product: it is ${place} for “${query}”.`
  if (!matches) return `“${query}” does not find this product: it lacks words that the results have.`
  return `This product is ${place} for “${query}”.`
}
