import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { LinkProvider } from '../../primitives/link/link.js'
import { article, colour, part } from '../../testing/articles.js'
import { type ArticleLoader, type CardArticle, ProductCard } from './product-card.js'

const text = (element: Element) => (element.textContent ?? '').replaceAll('\u00a0', ' ')

describe('ProductCard', () => {
  it('renders nothing when it gets neither an article nor an id [CARD-010]', () => {
    const { container } = render(
      <>
        <ProductCard />
        <ProductCard article={null} />
        <ProductCard article={undefined} id={undefined} load={async () => article()} />
      </>,
    )
    expect(container).toBeEmptyDOMElement()
  })

  it('shows name, brand, flags, price and pictures [CARD-003]', () => {
    const { container } = render(<ProductCard article={article()} />)
    const card = screen.getByRole('article', { name: 'Linnea Rund' })
    expect(text(card)).toContain('Isa Nord')
    expect(text(card)).toContain('Nyhet')
    expect(text(card)).toContain('1 495 kr')
    expect(container.querySelectorAll('img')).toHaveLength(1)
    expect(screen.getByRole('link', { name: 'Linnea Rund' })).toHaveAttribute('href', '/glasögon/linnea-rund-100123')
  })

  it('draws each flag colour in its own style [CARD-006, CARD-007]', () => {
    render(
      <ProductCard
        article={article({
          flags: [
            { text: 'A', color: 'Blue' },
            { text: 'B', color: 'Orange' },
            { text: 'C', color: 'Black' },
          ],
        })}
      />,
    )
    expect(['A', 'B', 'C'].map((flag) => screen.getByText(flag).dataset['color'])).toEqual(['Blue', 'Orange', 'Black'])
  })

  it('is the same card from an id as from an article, with one call [CARD-011, API-007]', async () => {
    const load = vi.fn<ArticleLoader<CardArticle>>(async () => article())
    const whole = render(<ProductCard article={article()} />)
    const expected = whole.container.textContent
    whole.unmount()
    const { container } = render(<ProductCard id={100123} load={load} />)
    expect(container.querySelector('article')).toBeNull()
    await waitFor(() => expect(container.textContent).toBe(expected))
    expect(load).toHaveBeenCalledTimes(1)
    expect(load).toHaveBeenCalledWith(100123, expect.any(AbortSignal))
  })

  it('asks for nothing when it has the article [API-007]', () => {
    const load = vi.fn<ArticleLoader<CardArticle>>(async () => article())
    render(<ProductCard article={article()} id={100123} load={load} />)
    expect(load).not.toHaveBeenCalled()
  })

  it('leaves its place empty when there is no such article or no answer', async () => {
    const missing = render(<ProductCard id={1} load={async () => null} />)
    await waitFor(() => expect(missing.container).toBeEmptyDOMElement())
    const failing = render(<ProductCard id={1} load={async () => Promise.reject(new Error('offline'))} />)
    await waitFor(() => expect(failing.container).toBeEmptyDOMElement())
  })

  it('shows what it is given in the place of a card that could not be fetched, and only there', async () => {
    const { rerender } = render(<ProductCard id={1} load={async () => null} fallback="Kunde inte hämtas" />)
    expect(await screen.findByText('Kunde inte hämtas')).toBeInTheDocument()
    rerender(<ProductCard fallback="Kunde inte hämtas" />)
    expect(screen.queryByText('Kunde inte hämtas')).toBeNull()
  })

  it('drops an answer that comes after another article was asked for', async () => {
    const answers = new Map<number, (article: CardArticle) => void>()
    const load: ArticleLoader<CardArticle> = (id) => new Promise((resolve) => void answers.set(id, resolve))
    const { rerender } = render(<ProductCard id={1} load={load} />)
    rerender(<ProductCard id={2} load={load} />)
    await act(async () => answers.get(2)?.(article({ id: 2, name: 'Den andra' })))
    await act(async () => answers.get(1)?.(article({ id: 1, name: 'Den första' })))
    expect(screen.getByRole('link')).toHaveAccessibleName('Den andra')
  })

  it('asks once for an id, also when the loader is a new function each time', async () => {
    const asked = vi.fn<() => void>()
    const card = () => <ProductCard id={1} load={async () => (asked(), article())} />
    const { rerender } = render(card())
    rerender(card())
    expect(await screen.findByRole('link')).toBeInTheDocument()
    rerender(card())
    expect(asked).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('link')).toBeInTheDocument()
  })

  it('fetches the second picture when the keyboard or a pointer that hovers comes, and never for a finger', async () => {
    const { container } = render(<ProductCard article={article()} />)
    const pictures = () => container.querySelectorAll('img').length
    const finger = new Event('pointerenter')
    Object.defineProperty(finger, 'pointerType', { value: 'touch' })
    act(() => void screen.getByRole('article').dispatchEvent(finger))
    expect(pictures()).toBe(1)
    await userEvent.tab()
    expect(pictures()).toBe(2)
  })

  it('is one link, whatever it shows', () => {
    render(<ProductCard article={article({ lowestPrice30: 1195 })} />)
    expect(screen.getAllByRole('link')).toHaveLength(1)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('names the code of its price', () => {
    render(
      <ProductCard
        article={article({
          couponCode: 'SOL10',

          price: { unit: part({ couponPrice: 1345.5 }), subscription: part({ publicationStatus: 0 }) },
        })}
      />,
    )
    expect(text(screen.getByRole('article'))).toContain('1 345,50 kr med koden SOL10')
  })

  it('says what a frame costs with lenses, except where a subscription is what costs [CARD-003]', () => {
    const subscription = part({ amount: 99, ordinaryPrice: 99 })
    const model = article({ price: { unit: part(), subscription } })
    const { rerender } = render(<ProductCard article={model} lensesText="With lenses from {price}, ground here" />)
    expect(text(screen.getByRole('article'))).toContain('With lenses from 2 090 kr, ground here')
    rerender(<ProductCard article={model} store />)
    expect(text(screen.getByRole('article'))).not.toContain('Med glas')
    rerender(<ProductCard article={{ ...model, priceWithLenses: null }} />)
    expect(text(screen.getByRole('article'))).not.toContain('Med glas')
  })

  it('counts every colour and draws four of them, its own among them', () => {
    const colours = ['#1', '#2', '#2', '#3', '#4', '#5'].map((one, at) => colour(one, at))
    const { rerender } = render(<ProductCard article={article({ colours })} />)
    const dots = () => screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))
    expect(screen.getByText('6 färger')).toBeInTheDocument()
    expect(dots()).toEqual(['Sköldpadd', 'Fjordblå', 'Svart', 'Rost'])
    rerender(<ProductCard key="last" article={article({ id: 100128, colours })} />)
    expect(dots()).toEqual(['Sköldpadd', 'Fjordblå', 'Svart', 'Vinröd'])
    expect(screen.getByRole('radio', { name: 'Vinröd' })).toBeChecked()
  })

  describe('its colours', () => {
    const offer = {
      flags: [{ text: 'Kampanj', color: 'Orange' as const }],
      price: { unit: part({ isCampaign: true, amount: 995, ordinaryPrice: 1495 }), subscription: part() },
      priceWithLenses: 1590,
      lowestPrice30: 1195,
      couponCode: null,
    }
    const model = article({ colours: [colour('#1', 0), colour('#2', 1, offer), colour('#3', 2)] })
    const card = () => text(screen.getByRole('article'))

    it('are links to their pages before there is script', () => {
      const container = document.createElement('div')
      container.innerHTML = renderToString(<ProductCard article={model} />)
      expect(within(container).queryByRole('radio')).toBeNull()
      expect(within(container).getByRole('link', { name: 'Fjordblå' })).toHaveAttribute(
        'href',
        '/glasögon/linnea-rund-100124',
      )
    })

    it('show their price, flags, picture and address by a press, and hand the colour on [CARD-003]', async () => {
      const { container } = render(<ProductCard article={model}>{(shown) => <i>nummer {shown.id}</i>}</ProductCard>)
      const before = container.querySelector('img')?.getAttribute('src')
      await userEvent.click(screen.getByRole('radio', { name: 'Fjordblå' }))
      expect(card()).toMatch(/Kampanj.*Fjordblå.*nummer 100124.*995 kr.*Lägsta pris.*1 195.*Med glas från 1 590 kr/)
      expect(container.querySelector('img')?.getAttribute('src')).not.toBe(before)
      expect(screen.getByRole('link')).toHaveAttribute('href', '/glasögon/linnea-rund-100124')
      await userEvent.click(screen.getByRole('radio', { name: 'Sköldpadd' }))
      expect(card()).toMatch(/Nyhet.*3 färger.*nummer 100123.*1 495 kr.*Med glas från 2 090 kr/)
      expect(container.querySelector('img')?.getAttribute('src')).toBe(before)
    })

    it('are looked at by a pointer without being chosen', async () => {
      render(<ProductCard article={model}>{(shown) => <i>nummer {shown.id}</i>}</ProductCard>)
      await userEvent.hover(screen.getByRole('radio', { name: 'Fjordblå' }))
      expect(card()).toMatch(/Fjordblå.*nummer 100123.*995 kr/)
      await userEvent.unhover(screen.getByRole('radio', { name: 'Fjordblå' }))
      expect(card()).toMatch(/3 färger.*1 495 kr/)
    })
  })

  it('aborts its request on unmount', () => {
    let signal: AbortSignal | undefined
    const { unmount } = render(<ProductCard id={1} load={(_id, given) => ((signal = given), new Promise(() => {}))} />)
    unmount()
    expect(signal?.aborted).toBe(true)
  })

  it.each([
    [20, 'I lager'],
    [30, 'Slut i lager'],
    [0, 'Finns i butik'],
    [40, 'Finns i butik'],
  ] as const)('shows status %s as "%s" [PRICE-003, PRICE-004, PRICE-005]', (publicationStatus, words) => {
    render(
      <ProductCard
        article={article({
          price: { unit: part({ publicationStatus }), subscription: part({ publicationStatus: 0 }) },
        })}
      />,
    )
    expect(screen.getByText(words)).toBeInTheDocument()
  })

  it.each([
    [false, 0, '1 495 kr'],
    [false, 20, '1 495 kr'],
    [true, 0, '1 495 kr'],
    [true, 20, '99 kr'],
  ] as const)('with store %s and subscription status %s prints %s [PRICE-007]', (store, publicationStatus, price) => {
    render(
      <ProductCard
        store={store}
        article={article({
          price: { unit: part(), subscription: part({ publicationStatus, amount: 99, ordinaryPrice: 99 }) },
        })}
      />,
    )
    expect(text(screen.getByRole('article'))).toContain(price)
    expect(text(screen.getByRole('article')).includes('som abonnemang')).toBe(price === '99 kr')
  })

  it('navigates through the link that the app hands in', async () => {
    const visited = vi.fn<(href: string | undefined) => void>()
    const AppLink = ({ href, children, onClick, ...rest }: React.ComponentProps<'a'>) => (
      <a
        {...rest}
        href={href}
        onClick={(event) => {
          event.preventDefault()
          onClick?.(event)
          visited(href)
        }}
      >
        {children}
      </a>
    )
    const chosen = vi.fn<(article: CardArticle) => void>()
    render(
      <LinkProvider component={AppLink}>
        <ProductCard article={article()} onSelect={chosen} />
      </LinkProvider>,
    )
    await userEvent.click(screen.getByRole('link'))
    expect(visited).toHaveBeenCalledWith('/glasögon/linnea-rund-100123')
    expect(chosen).toHaveBeenCalledWith(expect.objectContaining({ id: 100123 }))
  })
})
