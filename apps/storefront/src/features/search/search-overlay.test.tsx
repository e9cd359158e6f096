import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { SEARCH_DEBOUNCE_MS } from '@klarsikt/core/search'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { dataLayer, renderShop, stubDialog, mockShopServer } from '../../testing/render-shop.js'
import SearchOverlay from './search-overlay.js'
import { useTyped } from './use-typed.js'

const { server } = mockShopServer()

function Toggled() {
  const [open, setOpen] = useState(true)
  const [typed, setTyped] = useTyped(open)
  const { pathname, search } = useLocation()
  return (
    <>
      <button type="button" onClick={() => setOpen(!open)}>
        växla
      </button>
      <output>{pathname + search}</output>
      <SearchOverlay open={open} onClose={() => setOpen(false)} typed={typed} onType={setTyped} />
    </>
  )
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { hidden: true })
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })

describe('the search overlay', () => {
  beforeAll(stubDialog)
  afterEach(() => void vi.useRealTimers())

  it('offers four brands while nothing is typed [SSEARCH-024]', () => {
    renderShop(<Toggled />)
    expect([...document.querySelectorAll('ul a')].map((link) => link.textContent)).toEqual([
      'Ray-Ban',
      'Tom Ford',
      'Gucci',
      'Prada',
    ])
  })
  it('looks up 300 ms after the last key and from two characters on [SSEARCH-016, SSEARCH-020]', async () => {
    const asked: string[] = []
    server.events.on('request:start', ({ request }) => void asked.push(request.url))
    vi.useFakeTimers()
    renderShop(<Toggled />)
    type('l')
    act(() => void vi.advanceTimersByTime(SEARCH_DEBOUNCE_MS * 2))
    type('li')
    act(() => void vi.advanceTimersByTime(SEARCH_DEBOUNCE_MS - 1))
    expect(asked).toEqual([])
    act(() => void vi.advanceTimersByTime(1))
    vi.useRealTimers()
    await waitFor(() => expect(asked).toHaveLength(1))
    server.events.removeAllListeners()
  })
  it('shows placeholders, then results; one character clears them [SSEARCH-015, SSEARCH-017]', async () => {
    renderShop(<Toggled />)
    type('lin')
    expect(screen.getByText('Söker …').closest('[aria-busy]')).not.toBeNull()
    expect(await screen.findByText('Klarsikt Göteborg')).toBeInTheDocument()
    expect(document.querySelector('[aria-busy]')).toBeNull()
    type('l')
    expect(screen.queryByText('Klarsikt Göteborg')).toBeNull()
  })
  it('says so when nothing is found [SSEARCH-023]', async () => {
    renderShop(<Toggled />)
    type('zzz')
    expect(await screen.findByText(/^Inga sökresultat\./)).toHaveTextContent('zzz')
  })
  it('says how many there are, once for each search that has come to rest', async () => {
    renderShop(<Toggled />)
    const status = document.querySelector('#search output') as HTMLElement
    const said: (string | null)[] = []
    new MutationObserver(() => said.push(status.textContent)).observe(status, {
      childList: true,
      characterData: true,
      subtree: true,
    })
    for (const text of ['l', 'li', 'lin']) type(text)
    await waitFor(() => expect(said).toEqual(['2 träffar för ”lin”']))
    for (const text of ['lins', 'linse']) type(text)
    await waitFor(() => expect(said).toEqual(['2 träffar för ”lin”', '2 träffar för ”linse”']))
    type('zzz')
    await waitFor(() => expect(said.at(-1)).toBe('Inga sökresultat för ”zzz”'))
    expect(said.filter(Boolean)).toHaveLength(3)
  })
  it('does not lend the number of one search to the next', async () => {
    renderShop(<Toggled />)
    type('lin')
    expect(await screen.findByText('Visa alla 2 resultat')).toHaveAttribute('href', '/search?q=lin')
    type('linser')
    expect(screen.queryByText('Visa alla 2 resultat')).toBeNull()
    expect(screen.getByText('Resultat för ”linser”')).toHaveAttribute('href', '/search?q=linser')
  })
  it('tells of the articles it shows', async () => {
    renderShop(<Toggled />)
    type('lin')
    await waitFor(() =>
      expect(dataLayer()).toMatchObject([{ event: 'view_item_list', ecommerce: { item_list_id: 'search-overlay' } }]),
    )
  })
  it('says the same when the backend fails [SSEARCH-022]', async () => {
    server.use(mock('searchSite', () => new MockRefusal(503, { code: 'unavailable', message: 'Nere.' })))
    renderShop(<Toggled />)
    type('lins')
    expect(await screen.findByText(/^Inga sökresultat\./)).toBeInTheDocument()
  })
  it('says that it is asked too often', async () => {
    const message = 'Du har gjort många försök på kort tid. Vänta en stund och försök igen.'
    server.use(mock('searchSite', () => new MockRefusal(429, { code: 'rate-limited', message })))
    renderShop(<Toggled />)
    type('lins')
    expect(await screen.findAllByText(message)).toHaveLength(2)
    expect(screen.queryByText(/^Inga sökresultat/)).toBeNull()
  })
  it('says the same to an answer that failed without saying why [SSEARCH-022]', async () => {
    server.use(http.get('*/api/site/search', () => HttpResponse.json({ success: false })))
    renderShop(<Toggled />)
    type('lins')
    expect(await screen.findByText(/^Inga sökresultat\./)).toBeInTheDocument()
  })
  it('drops the answer to what is no longer asked', async () => {
    const asked = Promise.withResolvers<void>()
    const late = Promise.withResolvers<void>()
    server.use(
      mock('searchSite', async ({ query }) => {
        if (query.get('q') === 'zzz') {
          asked.resolve()
          await late.promise
        }
        return new MockRefusal(503, { code: 'unavailable', message: String(query.get('q')) })
      }),
    )
    renderShop(<Toggled />)
    type('zzz')
    await asked.promise
    type('yyy')
    expect(await screen.findByText(/^Inga sökresultat\..*yyy/)).toBeInTheDocument()
    late.resolve()
    await act(async () => {
      await new Promise(setImmediate)
    })
    expect(screen.queryByText(/zzz/)).toBeNull()
  })
  it('goes to the results on submit, and nowhere without a query [SSEARCH-018, SSEARCH-019, VALID-031]', async () => {
    renderShop(<Toggled />)
    const form = field().closest('form')
    if (form) fireEvent.submit(form)
    expect(document.querySelector('output')).toHaveTextContent('/')
    expect(field()).toBeInvalid()
    expect(field()).toHaveAccessibleDescription('Skriv något att söka efter.')
    type('lins')
    if (form) fireEvent.submit(form)
    await waitFor(() => expect(document.querySelector('output')).toHaveTextContent('/search?q=lins'))
  })
  it('forgets what was typed when it closes [SSEARCH-011, SSEARCH-012]', () => {
    renderShop(<Toggled />)
    type('lins')
    fireEvent.click(screen.getByText('växla'))
    fireEvent.click(screen.getByText('växla'))
    expect(field()).toHaveValue('')
  })
  it('moves through the links by arrows and around [SSEARCH-021]', () => {
    renderShop(<Toggled />)
    const links = [...document.querySelectorAll<HTMLElement>('ul a')]
    fireEvent.keyDown(field(), { key: 'ArrowUp' })
    expect(document.activeElement).toBe(links.at(-1))
    fireEvent.keyDown(links.at(-1) as HTMLElement, { key: 'ArrowDown' })
    expect(document.activeElement).toBe(links[0])
    fireEvent.keyDown(links[0] as HTMLElement, { key: 'ArrowUp' })
    expect(document.activeElement).toBe(links.at(-1))
  })
})
