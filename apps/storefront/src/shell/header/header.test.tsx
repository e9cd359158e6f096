import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { cart, line } from '../../testing/cart-samples.js'
import { renderShop } from '../../testing/render-shop.js'
import { Header } from './header.js'

const store = { isStore: true, name: 'Butik Göteborg' }

function scrollTo(y: number) {
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
    fireEvent.scroll(window)
  })
}
const mobileButtons = () => screen.getByText('Boka tid').closest('div')

describe('the header', () => {
  it('has menu, logo to the start page, search and account [CHROME-005, CHROME-006, CHROME-009, ROLE-008]', () => {
    renderShop(<Header user={null} />)
    expect(screen.getByRole('button', { name: 'Öppna menyn' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Klarsikt' })).toHaveAttribute('href', '/')
    expect(screen.getByRole('button', { name: 'Sök' })).toBeInTheDocument()
    expect(decodeURI(screen.getByRole('link', { name: 'Mitt konto' }).getAttribute('href') ?? '')).toBe(
      '/mitt-konto/logga-in',
    )
  })
  it('shows the query on the search page [CHROME-007]', () => {
    renderShop(<Header user={null} />, { path: '/search?q=abc' })
    expect(screen.getByRole('button', { name: 'Sök: abc' })).toHaveTextContent('abc')
  })
  it.each(['/booking', '/boka-synundersökning', '/boka-synundersökning/3', '/mitt-konto/boka-synundersökning'])(
    'has no button for booking on %s [CHROME-008]',
    (path) => {
      renderShop(<Header user={null} />, { path })
      expect(screen.queryByRole('link', { name: 'Boka undersökning' })).toBeNull()
    },
  )
  it('has one elsewhere [CHROME-008]', () => {
    renderShop(<Header user={null} />)
    expect(screen.getByRole('link', { name: 'Boka undersökning' })).toBeInTheDocument()
  })
  it.each(['/checkout', '/checkout/klarna', '/betala/AbC-1'])('has no cart on %s [CHROME-010, NAV-056]', (path) => {
    renderShop(<Header user={null} />, { path })
    expect(screen.queryByRole('button', { name: /Varukorg/ })).toBeNull()
  })
  it('counts to nine on the badge and says the true number [CONST-001]', () => {
    renderShop(<Header user={null} />, { state: { cart: cart([line({ quantity: 12 })]) } })
    const button = screen.getByRole('button', { name: 'Varukorg, 12 varor' })
    expect(within(button).getByText('9')).toBeInTheDocument()
  })
  it('names the store in place of the pages of a customer, and five times whose session it is [CHROME-013, CHROME-014, AUTH-007]', () => {
    renderShop(<Header user={store} />)
    expect(screen.getByRole('link', { name: 'Butik Göteborg' })).toHaveAttribute('href', '/butik-personal')
    expect(screen.queryByText('Mina sidor')).toBeNull()
    const said = screen.getAllByText('Du är inloggad som butik')
    expect(said).toHaveLength(5)
    expect(said.filter((copy) => copy.getAttribute('aria-hidden') === 'true')).toHaveLength(4)
  })
  it.each([null, { isStore: false, name: 'Astrid Ek' }])(
    'says nothing of a store to others [CHROME-013, CHROME-014, AUTH-007]',
    (user) => {
      renderShop(<Header user={user} />)
      expect(screen.getByRole('link', { name: 'Mina sidor' })).toBeInTheDocument()
      expect(screen.queryByText('Du är inloggad som butik')).toBeNull()
    },
  )
  it('hides the two mobile buttons further down than 50 px and shows them on the way up [CHROME-024, CHROME-025]', () => {
    renderShop(<Header user={null} />)
    scrollTo(49)
    expect(mobileButtons()).not.toHaveAttribute('data-hidden')
    scrollTo(51)
    expect(mobileButtons()).toHaveAttribute('data-hidden')
    // Hidden buttons cannot be reached by keyboard either.
    expect(mobileButtons()).toHaveAttribute('inert')
    scrollTo(50)
    expect(mobileButtons()).not.toHaveAttribute('data-hidden')
    scrollTo(0)
  })
  it('leaves them out where the route says so [CHROME-022, CHROME-032]', () => {
    renderShop(<Header user={null} />, { path: '/checkout', handle: { noFoldMobile: true } })
    expect(screen.queryByText('Boka tid')).toBeNull()
  })
  it('leads the store button to the store finder [NAV-058]', () => {
    renderShop(<Header user={null} />)
    const link = mobileButtons()?.querySelector('a')
    expect(link).toHaveAttribute('href', '/hitta-butik')
  })
})
