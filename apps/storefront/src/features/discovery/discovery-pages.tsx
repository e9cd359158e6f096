import '@klarsikt/discovery/styles.css'
import type { ArticleCard } from '@klarsikt/contract/shop/types'
import { permits } from '@klarsikt/core/consent'
import { formatPrice } from '@klarsikt/core/money'
import type { DiscoverySnapshot } from '@klarsikt/discovery'
import { sv } from '@klarsikt/discovery/locales/sv'
import { DiscoveryProvider } from '@klarsikt/discovery/react'
import { outcomeOf } from '@klarsikt/forms'
import { SHOP } from '@klarsikt/shop-config'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { SEARCH_ADDRESS } from '../../lib/discovery/search-address.js'
import { useShopState } from '../../lib/shop-state.js'
import { storeClient } from '../../lib/store-client.js'
import './discovery-pages.css'
import { CompareTraySlot } from '../compare/compare-tray-slot.js'
import { createCardStore } from './card-store.js'
import { Cards } from './discovery-card.js'
import { FILTERS } from './filter-settings.js'

interface DiscoveryPagesProps {
  /** The data that the server has loaded. */
  readonly initial: DiscoverySnapshot
  readonly cards: readonly ArticleCard[]
  readonly children: ReactNode
}

const SEARCH = { ...SEARCH_ADDRESS, clearFiltersOnNewQuery: true } as const

/** Number of cards above the fold. The browser fetches their pictures at once. */
const PRIORITY = 2

/** Wraps a search or category page of the discovery widget with this shop's language, prices, router and cards. */
export function DiscoveryPages({ initial, cards, children }: DiscoveryPagesProps) {
  const navigate = useNavigate()
  const decided = useShopState(({ consent }) => consent?.decidedAt != null)
  const permitted = useShopState(({ consent }) => permits(consent, 'recommendations'))
  const [own] = useState(() => ({
    first: new Set(cards.slice(0, PRIORITY).map(({ id }) => id)),
    store: createCardStore(cards, async (ids) => {
      const answer = await outcomeOf(storeClient().getCards({ query: { ids: ids.join(',') } }))
      return answer.ok ? answer.value.data : null
    }),
  }))
  return (
    <DiscoveryProvider
      merchant={SHOP.brand.slug}
      market={SHOP.market.code}
      locale={sv}
      initial={initial}
      consent={decided ? permitted : undefined}
      search={SEARCH}
      filters={FILTERS}
      formatPrice={formatPrice}
      navigateFunction={(url, { replace, scroll }) => void navigate(url, { replace, preventScrollReset: !scroll })}
    >
      <Cards value={own}>{children}</Cards>
      <CompareTraySlot cards={cards} />
    </DiscoveryProvider>
  )
}
