import * as footerMessages from '@klarsikt/core/messages/footer'
import * as navMessages from '@klarsikt/core/messages/nav'
import * as searchMessages from '@klarsikt/core/messages/search'
import * as searchOverlayMessages from '@klarsikt/core/messages/search-overlay'
import { POPULAR_SEARCHES } from '@klarsikt/core/search'
import { Anchor } from '@klarsikt/design-system/link'
import { href } from '@klarsikt/shop-config/paths'
import { searchHref } from './search-view.js'
import styles from './search-page.module.css'

/** Links for visitors who do not know what to search for. */
const WAYS_ON: readonly (readonly [path: string, label: string])[] = [
  ['/glasögon', navMessages.glasses()],
  ['/solglasögon', navMessages.sunglasses()],
  ['/kontaktlinser', navMessages.lenses()],
  ['/ögonvård', navMessages.careProducts()],
  [href('stores'), footerMessages.stores()],
  [href('faq'), footerMessages.faq()],
]

/** Says that nothing was found, and suggests where to go instead. */
export function NothingFound({ query }: { readonly query: string }) {
  return (
    <>
      <p className={styles.text}>{searchMessages.noResults({ query })}</p>
      <Suggestions />
    </>
  )
}

/** Links to popular searches and popular pages. */
export function Suggestions() {
  return (
    <div className={styles.suggestions}>
      <Chips
        title={searchOverlayMessages.popular()}
        links={POPULAR_SEARCHES.map((text) => [searchHref(text), text] as const)}
      />
      <Chips title={searchOverlayMessages.suggestions()} links={WAYS_ON} />
    </div>
  )
}

interface ChipsProps {
  readonly title: string
  readonly links: readonly (readonly [href: string, label: string, picture?: string | null])[]
}

export function Chips({ title, links }: ChipsProps) {
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
      <ul className={styles.chips}>
        {links.map(([address, label, picture]) => (
          <li key={address}>
            <Anchor href={address}>
              {picture && <img src={picture} alt="" />}
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  )
}
