import { type ReactNode, useMemo } from 'react'
import { type BoxState, INSTANT_CARDS, type SearchBox } from '../core/search-box-types.js'
import { type ProductCardComponent, useDiscoveryContext } from '../react/context.js'
import type { Display } from '../wire.js'
import { CardItem, placeholders, useListed } from './cards.js'
import { focus } from './filters/keep-focus.js'
import { ProductCard } from './product-card.js'

const LIST_NAME = 'instant search'

/** Shows the products for the typed text. */
export function InstantResults({ box, state }: { readonly box: SearchBox; readonly state: BoxState }): ReactNode {
  const { locale, client, modalCard } = useDiscoveryContext()
  const { texts } = locale
  const { phase, displays } = state
  const shown = displays.slice(0, INSTANT_CARDS)
  useListed(shown, phase === 'shown' ? state.requestId : null)
  const Card = useMemo<ProductCardComponent>(() => {
    if (modalCard) return modalCard
    const follow = (url: string) => {
      box.close()
      client.go({ url })
    }
    return ({ display }) => <ProductCard compact display={display} onFollow={follow} />
  }, [modalCard, box, client])
  const item = (display: Display | null, index: number) => (
    <CardItem
      key={display?.product_id ?? index}
      display={display}
      position={index + 1}
      listName={LIST_NAME}
      card={Card}
      {...(modalCard && { onFollow: box.close })}
    />
  )
  if (phase === 'idle') return null
  return (
    <div className="ks-d-instant" aria-busy={phase === 'refreshing' || phase === 'loading'}>
      <h2 className="ks-d-heading">{texts.products}</h2>
      {phase === 'failed' ? (
        <div className="ks-d-empty">
          <p>{texts.failed}</p>
          <button
            type="button"
            className="ks-d-button"
            onClick={({ currentTarget }) => {
              focus(currentTarget.closest('dialog')?.querySelector('input'))
              box.type(state.searchText)
            }}
          >
            {texts.tryAgain}
          </button>
        </div>
      ) : phase === 'shown' && shown.length === 0 ? (
        <p className="ks-d-empty">{texts.noResults}</p>
      ) : (
        <ul className="ks-d-instant-cards">
          {phase === 'loading' || shown.length === 0
            ? placeholders(INSTANT_CARDS, (index) => item(null, index))
            : shown.map(item)}
        </ul>
      )}
    </div>
  )
}
