import { badgeCount, pieces } from '@klarsikt/core/cart'
import { STORE_BAR_REPEATS } from '@klarsikt/core/limits'
import * as navMessages from '@klarsikt/core/messages/nav'
import { isBookingPath, isCheckoutPath } from '@klarsikt/core/paths'
import { ButtonLink } from '@klarsikt/design-system/button'
import { IconButton, IconLink } from '@klarsikt/design-system/icon-button'
import { BagIcon, CalendarIcon, MenuIcon, PinIcon, SearchIcon, UserIcon } from '@klarsikt/design-system/icons'
import { Anchor } from '@klarsikt/design-system/link'
import type { PageHandle } from '@klarsikt/page-kit/page'
import { SHOP } from '@klarsikt/shop-config'
import { href } from '@klarsikt/shop-config/paths'
import { useLocation, useMatches } from 'react-router'
import { useCart } from '../../features/cart/use-cart.js'
import { useOverlayButton } from '../../lib/overlay-button.js'
import type { ShopperUser } from '../../lib/shopper-facts.js'
import { accountPath } from './account-path.js'
import { SubMenu } from './sub-menu.js'
import { useHiddenOnScroll } from './use-hidden-on-scroll.js'
import styles from './header.module.css'

/**
 * Shows logo, menu, search, booking, account and cart. Below them is the sub-menu, and on small screens the two sticky
 * buttons.
 */
export function Header({ user }: { readonly user: ShopperUser | null }) {
  const { pathname } = useLocation()
  const booking = isBookingPath(pathname)
  const folds = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.noFoldMobile)
  return (
    <header className={styles.root}>
      {user?.isStore && <StoreBar />}
      <div className={`ks-container ${styles.bar}`}>
        <form action="#footer" className={styles.menu}>
          <IconButton
            type="submit"
            label={navMessages.openMenu()}
            icon={<MenuIcon size={24} />}
            {...useOverlayButton('menu')}
          />
        </form>
        <Anchor href={href('home')} className={styles.logo ?? ''} aria-label={SHOP.brand.name}>
          <Wordmark />
        </Anchor>
        <SearchToggle />
        {!booking && (
          <ButtonLink href={href('booking-visual-exam')} size="small" variant="secondary" className={styles.book ?? ''}>
            {navMessages.bookExam()}
          </ButtonLink>
        )}
        <IconLink
          href={user ? accountPath(user) : href('auth-login')}
          label={navMessages.account()}
          icon={<UserIcon size={24} />}
        />
        {!isCheckoutPath(pathname) && <CartButton />}
      </div>
      <SubMenu user={user} />
      {!folds && !booking && <MobileButtons />}
    </header>
  )
}

function Wordmark() {
  return (
    <>
      <svg
        viewBox="0 0 40 20"
        width="40"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        aria-hidden="true"
      >
        <circle cx="10" cy="10" r="7.5" />
        <circle cx="30" cy="10" r="7.5" />
        <path d="M17 8.5q3-3 6 0" />
      </svg>
      <span>{SHOP.brand.name}</span>
    </>
  )
}

/**
 * Shows the search text while the page of results is open [CHROME-007]. Without scripts the button leads to the search
 * page.
 */
function SearchToggle() {
  const { pathname, search } = useLocation()
  const query = pathname === href('search') ? new URLSearchParams(search).get('q') : null
  return (
    <search className={styles.search}>
      <form action={href('search')}>
        <button
          type="submit"
          className={styles.searchButton}
          aria-label={query ? `${navMessages.search()}: ${query}` : navMessages.search()}
          aria-keyshortcuts="/"
          id="search-toggle"
          {...useOverlayButton('search')}
        >
          <SearchIcon size={20} />
          <span className={styles.searchText}>{query || navMessages.search()}</span>
        </button>
      </form>
    </search>
  )
}

function CartButton() {
  const lines = useCart()?.items
  const badge = lines ? badgeCount(lines) : 0
  const label = navMessages.cartWithCount({ count: lines ? pieces(lines) : 0 })
  return (
    <form action={href('checkout')}>
      <IconButton
        type="submit"
        label={label}
        icon={<BagIcon size={24} />}
        {...(badge > 0 && { badge: <span aria-hidden="true">{badge}</span> })}
        {...useOverlayButton('cart')}
      />
    </form>
  )
}

/**
 * Shows the sticky buttons for stores and booking on small screens. They hide while the visitor scrolls down
 * [CHROME-012, CHROME-024].
 */
function MobileButtons() {
  const hidden = useHiddenOnScroll()
  return (
    <div className={styles.mobile} data-hidden={hidden || undefined} inert={hidden}>
      <Anchor href={href('stores')} className={styles.mobileButton ?? ''}>
        <PinIcon />
        {navMessages.stores()}
      </Anchor>
      <Anchor href={href('booking-visual-exam')} className={styles.mobileButton ?? ''}>
        <CalendarIcon />
        {navMessages.book()}
      </Anchor>
    </div>
  )
}

const REPEATS = Array.from({ length: STORE_BAR_REPEATS }, (_, turn) => turn)

/**
 * Says that a store is logged in. The text is repeated five times for the eye, and is read once by screen readers
 * [CHROME-014].
 */
function StoreBar() {
  return (
    <div className={styles.storeBar}>
      {REPEATS.map((turn) => (
        <span key={turn} aria-hidden={turn > 0 || undefined}>
          {navMessages.storeBar()}
        </span>
      ))}
    </div>
  )
}
