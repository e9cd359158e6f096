// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import axe from 'axe-core'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { SEARCHES_KEY } from '../core/previous-searches.js'
import { onPage } from '../testing/screen.js'
import { results, shopAnswers, testShop } from '../testing/shop.js'
import type { Suggestion } from '../wire.js'
import { useSearchModal } from './search-field.js'
import { SearchField } from './search-field.js'

const suggestion = (type: Suggestion['type'], title: string, more: Partial<Suggestion> = {}): Suggestion => ({
  type,
  title,
  parent_title: null,
  category_type: type === 'category' ? 'CATEGORY' : null,
  page_url: type === 'query' ? null : `/${title}`,
  suggestions_result_id: title,
  ...more,
})
const SUGGESTIONS = [
  suggestion('query', 'sunglasses'),
  suggestion('query', 'sun lenses'),
  suggestion('category', 'sunshine', { category_type: 'BRAND' }),
]

function setUp(options: Parameters<typeof testShop>[0] = {}) {
  const shop = testShop({
    respond: (call) =>
      call.path === 'search/suggestions'
        ? { json: { suggestions: SUGGESTIONS, suggestions_request_id: 's' } }
        : shopAnswers(call),
    storage: new Map([[SEARCHES_KEY, JSON.stringify(['a', 'b', 'sun hat', 'c'])]]),
    ...options,
  })
  const user = userEvent.setup()
  const page = onPage(
    shop,
    <main>
      <h1>Shop</h1>
      <SearchField />
    </main>,
  )
  const opener = screen.getByRole('button', { name: 'What are you looking for?' })
  const open = async () => {
    await user.click(opener)
    return screen.getByRole<HTMLInputElement>('combobox')
  }
  const type = async (text: string) => {
    const input = screen.queryByRole<HTMLInputElement>('combobox') ?? (await open())
    fireEvent.change(input, { target: { value: text } })
    await page.pass(250)
    return input
  }
  const options_ = () => screen.queryAllByRole('option').map((option) => option.textContent)
  return { shop, user, page, opener, open, type, options: options_ }
}
const modal = () => document.querySelector('#depict-search-modal')
const activeOption = () => screen.queryAllByRole('option').find((option) => option.ariaSelected === 'true')

describe('the search modal', () => {
  it('is a dialog with the field in focus, and is not there before [WMODAL-001, WMODAL-002, WMODAL-015]', async () => {
    const { open } = setUp()
    expect(modal()).toBeNull()
    const input = await open()
    expect(modal()).toHaveProperty('open', true)
    expect(screen.getByRole('dialog', { name: 'Search' })).toBe(modal())
    expect(document.activeElement).toBe(input)
  })

  it('has buttons that go back, clear and submit [WMODAL-003]', async () => {
    const { type, user, shop } = setUp()
    const input = await type('sun')
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(input.value).toBe('')
    expect(document.activeElement).toBe(input)
    await type('sun')
    await user.click(screen.getByRole('button', { name: 'Search' }))
    expect(shop.tab.log).toContain('leave https://shop.test/search?query=sun')
    expect(modal()).toBeNull()
    await type('moon')
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(modal()).toBeNull()
  })

  it('shows the three latest searches while nothing is typed, and forgets them [WMODAL-004, WMODAL-026, WMODAL-029]', async () => {
    const { open, options, user, shop } = setUp()
    await open()
    expect(options()).toEqual(['c', 'sun hat', 'b'])
    await user.click(screen.getByRole('button', { name: 'Remove sun hat from previous searches' }))
    expect(options()).toEqual(['c', 'b', 'a'])
    await user.click(screen.getByRole('button', { name: 'Clear previous searches' }))
    expect(options()).toEqual([])
    expect(shop.storage.get(SEARCHES_KEY)).toBe('[]')
  })

  it('keeps the focus when earlier searches are removed, and announces how many are left', async () => {
    const { open, user } = setUp()
    const input = await open()
    const remove = (query: string) => screen.getByRole('button', { name: `Remove ${query} from previous searches` })
    expect(screen.getByRole('status').textContent).toBe('')
    await user.click(remove('sun hat'))
    expect(document.activeElement).toBe(remove('b'))
    expect(screen.getByRole('status').textContent).toBe('Previous searches: 3')
    await user.click(remove('a'))
    expect(document.activeElement).toBe(remove('b'))
    await user.click(screen.getByRole('button', { name: 'Clear previous searches' }))
    expect(document.activeElement).toBe(input)
    expect(screen.getByRole('status').textContent).toBe('Previous searches: 0')
  })

  it('has no link to all results when there are none', async () => {
    const { type } = setUp({
      respond: ({ path }) => ({ json: path === 'search/results' ? results(0) : { suggestions: [] } }),
    })
    await type('sun')
    expect(screen.getByText('No results')).toBeTruthy()
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('shows suggestions and four cards while typing [WMODAL-001, WMODAL-005, WMODAL-006, WMODAL-026]', async () => {
    const { type, options } = setUp()
    await type('sun')
    expect(options()).toEqual(['sun hat', 'sunglasses', 'sun lenses', 'sunshineBrand'])
    const list = within(screen.getByRole('dialog')).getAllByRole('listitem')
    expect(list).toHaveLength(4)
    expect(list[0]?.getAttribute('data-search-result-id')).toBe('s-0')
  })

  it('links to the search page and to all results [WMODAL-007, WMODAL-008]', async () => {
    const { open, type, user, shop } = setUp()
    await open()
    expect(screen.getByRole('link', { name: 'Discover more' })).toHaveProperty('href', 'https://shop.test/search')
    await type('sun')
    await user.click(screen.getByRole('link', { name: 'View all 50 results' }))
    expect(shop.tab.log).toContain('leave https://shop.test/search?query=sun')
  })

  it('announces what was found once typing has settled', async () => {
    const { type, page } = setUp()
    const input = await type('sun')
    expect(screen.getByRole('status').textContent).toBe('4 suggestions. 50 results for sun')
    fireEvent.change(input, { target: { value: 'sung' } })
    await page.pass(100)
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it.each([
    ['no products', results(0), 'No results'],
    ['no answer', { status: 404 }, 'Something went wrong'],
  ])('shows a message when there are %s [WERR-011]', async (_, json, text) => {
    const { type } = setUp({
      respond: ({ path }) =>
        path === 'search/results' ? ('status' in json ? json : { json }) : { json: { suggestions: [] } },
    })
    await type('sun')
    expect(screen.getByText(text)).toBeTruthy()
  })
})

describe('the combobox, by the keyboard table of the pattern', () => {
  it('exposes its list, whether it is expanded, and the active option', async () => {
    const { type, user } = setUp({ storage: new Map() })
    const input = await type('')
    expect(input.getAttribute('aria-expanded')).toBe('false')
    await type('sun')
    expect(input.getAttribute('aria-expanded')).toBe('true')
    expect(input.getAttribute('aria-autocomplete')).toBe('list')
    expect(input.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id)
    expect(input.hasAttribute('aria-activedescendant')).toBe(false)
    await user.keyboard('{ArrowDown}')
    expect(activeOption()?.id).toBe(input.getAttribute('aria-activedescendant'))
  })

  it.each([
    ['{ArrowDown}', 'sun hat'],
    ['{ArrowDown}{ArrowDown}', 'sunglasses'],
    ['{ArrowUp}', 'sunshineBrand'],
    ['{ArrowDown>4/}', 'sunshineBrand'],
    ['{ArrowDown>5/}', undefined],
    ['{ArrowUp}{ArrowDown}', undefined],
    ['{ArrowDown}{ArrowUp}', undefined],
  ])('%s activates %s, and past either end the typed text [WMODAL-019, WMODAL-020]', async (keys, marked) => {
    const { type, user } = setUp()
    const input = await type('sun')
    await user.keyboard(keys)
    expect(activeOption()?.textContent).toBe(marked)
    if (marked === undefined) expect(input.value).toBe('sun')
    expect(document.activeElement).toBe(input)
  })

  it('puts a marked search into the field, and Enter submits it [WMODAL-021, WMODAL-022]', async () => {
    const { type, user, shop } = setUp()
    const input = await type('sun')
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(input.value).toBe('sunglasses')
    await user.keyboard('{Enter}')
    expect(shop.tab.log).toContain('leave https://shop.test/search?query=sunglasses')
    expect(modal()).toBeNull()
  })

  it('Enter opens a marked category; with ctrl or meta in a new tab [WMODAL-023, WMODAL-024]', async () => {
    const { type, user, shop } = setUp()
    await type('sun')
    await user.keyboard('{ArrowUp}{Control>}{Enter}{/Control}{Meta>}{Enter}{/Meta}')
    expect(shop.tab.log).toEqual(['tab https://shop.test/sunshine', 'tab https://shop.test/sunshine'])
    await user.keyboard('{Enter}')
    expect(shop.tab.log.at(-1)).toBe('leave https://shop.test/sunshine')
  })

  it('takes letters after a marked option as typing from it', async () => {
    const { type, user } = setUp()
    const input = await type('sun')
    await user.keyboard('{ArrowDown}{ArrowDown}')
    fireEvent.change(input, { target: { value: 'sunglassesx' } })
    expect(activeOption()).toBeUndefined()
    expect(input.value).toBe('sunglassesx')
  })

  it('leaves Home and End to the field', async () => {
    const { type } = setUp()
    const input = await type('sun')
    for (const key of ['Home', 'End', 'ArrowLeft', 'ArrowRight']) expect(fireEvent.keyDown(input, { key })).toBe(true)
  })

  it('leaves Enter and the arrows to an input method that composes', async () => {
    const { type, shop } = setUp()
    const input = await type('sun')
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true })
    fireEvent.keyDown(input, { key: 'ArrowDown', isComposing: true })
    expect(activeOption()).toBeUndefined()
    expect(shop.tab.log).toEqual([])
  })

  it('a press on an option follows it', async () => {
    const { type, user, shop } = setUp()
    await type('sun')
    await user.click(screen.getAllByRole('option')[2] as Element)
    expect(shop.tab.log).toContain('leave https://shop.test/search?query=sun+lenses')
  })
})

describe('the dialog, by the keyboard table of the pattern', () => {
  it.each(['forward', 'backward'])('keeps Tab inside, %s', async (direction) => {
    const { type, user } = setUp()
    await type('sun')
    const dialog = screen.getByRole('dialog')
    const visited = new Set<Element | null>()
    for (let step = 0; step < 20; step++) {
      await user.tab({ shift: direction === 'backward' })
      visited.add(document.activeElement)
      expect(dialog.contains(document.activeElement)).toBe(true)
    }
    expect(visited.size).toBeGreaterThan(5)
  })

  const press = (target: Element) => {
    fireEvent.pointerDown(target)
    fireEvent.click(target)
  }
  const closings: readonly [string, (page: ReturnType<typeof setUp>) => void | Promise<void>][] = [
    ['Escape in the field [WMODAL-009]', ({ user }) => user.keyboard('{Escape}')],
    [
      'Escape on a button',
      async ({ user }) => {
        await user.tab()
        await user.keyboard('{Escape}')
      },
    ],
    [
      'a params to close by the system',
      () => void fireEvent(modal() as Element, new Event('cancel', { cancelable: true })),
    ],
    ['a press on the backdrop [WMODAL-010]', () => press(modal() as Element)],
    ['another path [WMODAL-011]', ({ shop }) => shop.tab.location.go('https://shop.test/other', false, null)],
    ['another query [WMODAL-012]', ({ shop }) => shop.tab.location.go('https://shop.test/?query=x', false, null)],
  ]
  it.each(closings)('closes on %s, and restores the focus', async (_, close) => {
    const page = setUp()
    await page.open()
    await close(page)
    await page.page.pass()
    expect(modal()).toBeNull()
    expect(document.activeElement).toBe(page.opener)
  })

  it('stays open on a press inside, and on one that began inside [WMODAL-010]', async () => {
    const { open } = setUp()
    const input = await open()
    press(input)
    fireEvent.pointerDown(input)
    fireEvent.click(modal() as Element)
    expect(modal()).not.toBeNull()
  })

  it('continues with what was typed on the opener', async () => {
    const { opener, user } = setUp()
    opener.focus()
    await user.keyboard('sun')
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('sun')
  })

  it('passes on the data of the opener [WMODAL-016]', async () => {
    const shop = testShop()
    function Opener() {
      const { open } = useSearchModal({ location: 'aligned', alignerRef: { current: document.body } })
      return <button onClick={open}>Search the shop</button>
    }
    onPage(shop, <Opener />)
    await userEvent.click(screen.getByText('Search the shop'))
    expect(shop.box().getState().options['aligner']).toBe(document.body)
    expect(modal()?.hasAttribute('data-aligned')).toBe(true)
  })

  it('waits for its closing animation, at most a second [WMODAL-017, WMODAL-018]', async () => {
    const { open, user, page } = setUp()
    await open()
    const dialog = modal() as HTMLDialogElement
    dialog.getAnimations = () => [{ finished: new Promise(() => undefined) } as unknown as Animation]
    await user.keyboard('{Escape}')
    await page.pass(1000)
    expect(dialog.hasAttribute('data-closing')).toBe(true)
    await page.pass(1)
    expect(modal()).toBeNull()
  })
})

describe('axe', () => {
  it.each(['idle', 'open', 'with results', 'empty', 'failed'])('finds nothing: %s', async (state) => {
    const answers = { empty: { json: { ...results(0), suggestions: [] } }, failed: { status: 404 } } as const
    const { open, type } = setUp(state in answers ? { respond: () => answers[state as keyof typeof answers] } : {})
    if (state === 'open') await open()
    else if (state !== 'idle') await type('sun')
    // jsdom knows no colours, so the stories are checked in a browser.
    const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  })
})

it('keeps the focus in the field when a failed search is retried', async () => {
  const { type, user } = setUp({ respond: () => ({ status: 404 }) })
  await type('sun')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(document.activeElement).toBe(screen.getByRole('combobox'))
})

describe('a fault of one part', () => {
  // React logs the error that a boundary caught to the console.
  beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue(undefined))

  it('Instant results failed: stays inside it [WERR-002]', async () => {
    const { type } = setUp({
      respond: ({ path }) =>
        path === 'search/results' ? { json: { ...results(4), displays: [null] } } : { json: { suggestions: [] } },
    })
    await type('sun')
    expect(screen.getByText('Instant results failed')).toBeTruthy()
    expect(screen.getByRole('combobox')).toBeTruthy()
  })

  it('Autocomplete/suggestions failed: stays inside it [WERR-001]', async () => {
    const { type } = setUp({
      respond: ({ path }) =>
        path === 'search/suggestions'
          ? { json: { suggestions: [{ ...suggestion('category', 'x'), parent_title: {} }] } }
          : shopAnswers({ path, url: '', body: { limit: 20 } }),
    })
    await type('sun')
    expect(screen.getByText('Autocomplete/suggestions failed')).toBeTruthy()
  })
})
