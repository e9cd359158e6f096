// @vitest-environment jsdom
import './testing/setup.js'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { display, list, openConsole, refusal, SESSION } from './testing/fake-service.js'

const button = (name: string | RegExp) => screen.getByRole('button', { name })

it('asks for the key, keeps it after a refusal, and opens on the overview', async () => {
  let tries = 0
  const { user, bodies } = openConsole('', {
    getSession: () => ({ session: null }),
    logIn: () => (tries++ === 0 ? refusal('unauthorized', 'This key opens nothing here.') : SESSION),
  })
  const field = await screen.findByLabelText('Secret key')
  await user.click(button('Sign in'))
  expect(screen.getByRole('alert')).toHaveTextContent('Enter the secret key.')
  expect(bodies('logIn')).toEqual([])
  await user.type(field, 'dsk_x')
  await user.click(button('Sign in'))
  expect(await screen.findByText('This key opens nothing here.')).toBeVisible()
  expect(field).toHaveValue('dsk_x')
  expect(field).toHaveFocus()
  await user.click(button('Sign in'))
  expect(await screen.findByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  expect(JSON.stringify({ ...localStorage, ...sessionStorage, address: location.href })).not.toContain('dsk_x')
})

it('keeps what is typed when the session ends, and goes on after the key', async () => {
  const { user, expire } = openConsole('synonyms', { logIn: () => SESSION })
  await user.click(await screen.findByRole('button', { name: 'Add synonyms' }))
  await user.type(screen.getByLabelText('These mean the same'), 'brillor, glasögon')
  act(expire)
  const dialog = await screen.findByRole('dialog', { name: 'Your session has ended' })
  await user.type(within(dialog).getByLabelText('Secret key'), 'dsk_x')
  await user.click(within(dialog).getByRole('button', { name: 'Sign in' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByLabelText('These mean the same')).toHaveValue('brillor, glasögon')
})

it('shows rejected lines with their reasons, and why a whole feed was refused', async () => {
  const report = {
    id: 1,
    mode: 'replace' as const,
    started_at: '2026-11-02T10:00:00Z',
    ended_at: '2026-11-02T10:00:04Z',
    accepted: 3,
    rejected: 1,
    products: 3,
    refusal: null,
    rejected_lines: [{ line: 4, product_id: 'x', field: 'title', why: 'too short' }],
  }
  openConsole('', {
    getFeeds: () => ({
      products: 3,
      running: 0,
      reports: [report, { ...report, id: 0, refusal: 'Too many.', rejected_lines: [] }],
    }),
  })
  const card = await screen.findByRole('region', { name: 'Catalogue' })
  expect(within(card).getByText('1 line rejected')).toBeVisible()
  expect(screen.getByRole('row', { name: /4 x title too short/, hidden: true })).toBeInTheDocument()
  expect(screen.getByText(/Too many\. The catalogue stayed as it was/)).toBeVisible()
})

it('says when the service is away, and tries again when asked', async () => {
  let away = true
  const { user } = openConsole('rules', {
    getRules: () => (away ? refusal('offline', 'The service cannot be reached.') : { rules: [] }),
  })
  expect(await screen.findByText('The service cannot be reached.')).toBeVisible()
  away = false
  await user.click(button('Try again'))
  expect(await screen.findByText(/No rules yet/)).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('sorts searches by what came of them, and leads from one that found nothing to its synonym', async () => {
  const row = { searches: 10, without_hits: 0, clicked: 1, carted: 0, bought: 0 }
  const { user } = openConsole('searches', {
    getQueries: () => ({
      days: 30,
      totals: row,
      top: [
        { query: 'a', ...row },
        { query: 'b', ...row, searches: 5, clicked: 5 },
      ],
      without_hits: [{ query: 'skidglasögon', ...row, found_now: 0 }],
    }),
  })
  const table = await screen.findByRole('table', { name: 'Most searched queries' })
  const order = () =>
    within(table)
      .getAllByRole('rowheader')
      .map((cell) => cell.textContent)
  expect(order()).toEqual(['a', 'b'])
  await user.click(within(table).getByRole('button', { name: 'Click-through' }))
  expect(order()).toEqual(['b', 'a'])
  expect(within(table).getByRole('columnheader', { name: 'Click-through' })).toHaveAttribute('aria-sort', 'descending')
  await user.click(screen.getByRole('link', { name: 'Add synonym for skidglasögon' }))
  expect(await screen.findByLabelText('Whoever types')).toHaveValue('skidglasögon')
})

it('tries synonyms before they are saved, names what is missing, and keeps them through a conflict', async () => {
  let conflict = true
  const { user, bodies } = openConsole('synonyms', {
    preview: ({ body }) => ({ before: list(), after: body.synonyms.length > 0 ? list('1', '2') : list() }),
    saveSynonyms: ({ body }) => (conflict ? refusal('conflict', '') : { rules: body.rules, revision: 'r1' }),
  })
  await user.click(await screen.findByRole('button', { name: 'Add synonyms' }))
  const words = screen.getByLabelText('These mean the same')
  await user.type(words, 'brillor')
  await user.click(button('Save'))
  expect(screen.getByText('Write at least two terms with a comma between them.')).toBeVisible()
  expect(words).toHaveFocus()
  await user.type(words, ', glasögon')
  const after = await screen.findByRole('region', { name: 'After' })
  expect(await within(after).findByText('Product 2')).toBeVisible()
  await user.click(button('Save'))
  expect(await screen.findByText(/Somebody else saved another list/)).toBeVisible()
  expect(words).toHaveValue('brillor, glasögon')
  conflict = false
  await user.click(button('Save'))
  expect(await screen.findByText(/Saved\. 1 rule/)).toBeVisible()
  expect(bodies('saveSynonyms').at(-1)).toEqual({
    rules: [{ kind: 'equal', terms: ['brillor', 'glasögon'] }],
    revision: 'r0',
  })
})

it('pins from the preview, moves, boosts, saves, and asks before unsaved work is left', async () => {
  const { user, bodies } = openConsole('rules/edit?query=vik', {
    getShelf: () => ({
      categories: [],
      filters: [
        {
          type: 'checkbox',
          field: 'brand',
          op: 'in',
          meta: { group_title: 'Brand', unit: null, price: false },
          data: [
            { value: 'Prada', title: 'Prada', count: 1 },
            { value: 'Gucci', title: 'Gucci', count: 1 },
          ],
        },
      ],
    }),
    findProducts: ({ body }) => ({ displays: (body.ids as string[]).map((id) => display(id)) }),
    preview: ({ body }) => ({ before: list('1', '2'), after: list(...body.draft.pin, '1', '2') }),
    saveRule: ({ body }) => ({ ...body, revision: 'x', changed_at: '2026-11-02T10:00:00Z' }),
  })
  const preview = await screen.findByRole('complementary', { name: 'Preview' })
  await user.click(await within(preview).findByRole('button', { name: 'Pin Product 2' }))
  await user.click(await within(preview).findByRole('button', { name: 'Pin Product 1' }))
  const pinned = screen.getByRole('region', { name: 'Pinned' })
  await user.click(await within(pinned).findByRole('button', { name: 'Move Product 1 up' }))
  await user.click(button('Add a condition'))
  await user.selectOptions(screen.getByLabelText('is'), 'Gucci')
  await user.selectOptions(screen.getByLabelText('Strength'), 'Bury (×0.4)')

  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
  await user.click(screen.getByRole('link', { name: 'Overview' }))
  expect(confirm).toHaveBeenCalledOnce()
  expect(location.pathname).toBe('/v2/console/rules/edit')

  await user.click(button('Save'))
  expect(await screen.findByText(/Saved\. In force everywhere/)).toBeVisible()
  expect(bodies('saveRule')).toEqual([
    {
      subject: { kind: 'query', query: 'vik' },
      draft: {
        pin: ['1', '2'],
        hide: [],
        adjust: [{ filter: { field: 'brand', op: 'in', data: ['Gucci'] }, factor: 0.4 }],
      },
      revision: null,
    },
  ])
  await user.click(screen.getByRole('link', { name: 'Overview' }))
  expect(confirm).toHaveBeenCalledOnce()
  const heading = await screen.findByRole('heading', { name: 'Overview' })
  await waitFor(() => expect(heading).toHaveFocus())
  confirm.mockRestore()
})

it('explains in a sentence and in parts', async () => {
  openConsole('explain?query=vik&product=2', {
    preview: () => ({ before: list('1', '2'), after: list() }),
    explain: () => ({
      display: display('2'),
      matches: true,
      score: 3.5,
      position: 2,
      shown_as: null,
      total: 2,
      pinned: false,
      hidden: false,
      parts: [
        { kind: 'term', typed: 'vik', matched: 'fiskvik', via: 'part', field: 'title', contribution: 1.75 },
        { kind: 'rule', typed: null, matched: 'brand', via: 'factor', field: null, contribution: 2 },
      ],
    }),
  })
  expect(await screen.findByText('This product is number 2 of 2 for “vik”.')).toBeVisible()
  expect(screen.getByRole('row', { name: /“vik” “fiskvik”, in title, part of a compound.*\+1\.75/ })).toBeVisible()
  expect(screen.getByRole('row', { name: 'Your rule brand ×2.00' })).toBeVisible()
})

it('blocks and approves what others search for, and says who saved first', async () => {
  const queries = [
    { query: 'runda bågar', visitors: 12, state: 'waiting' as const },
    { query: 'bluff', visitors: 7, state: 'shown' as const },
  ]
  const policy = { approval: false, approved: [], blocked: ['lögn'] }
  let conflict = true
  const { user, bodies } = openConsole('suggestions', {
    getSuggestions: () => ({ policy, revision: 's1', queries }),
    saveSuggestions: ({ body }) =>
      conflict ? refusal('conflict', 'x') : { policy: body.policy, revision: 's2', queries },
  })
  await user.click(await screen.findByRole('button', { name: 'Block bluff' }))
  expect(screen.getByLabelText('Blocked words and phrases, one a line')).toHaveValue('lögn\nbluff')
  expect(screen.queryByRole('button', { name: 'Block bluff' })).toBeNull()
  await user.click(screen.getByLabelText('Show only queries that I have approved'))
  await user.click(button('Approve runda bågar'))
  expect(button('Approved runda bågar')).toHaveAttribute('aria-pressed', 'true')
  await user.click(button('Save'))
  expect(await screen.findByText(/Somebody else saved meanwhile/)).toBeVisible()
  conflict = false
  await user.click(button('Save'))
  expect(await screen.findByText('Saved. In force everywhere.')).toBeVisible()
  const expected = { approval: true, approved: ['runda bågar'], blocked: ['lögn', 'bluff'] }
  expect(bodies('saveSuggestions')).toEqual([
    { policy: expected, revision: 's1' },
    { policy: expected, revision: 's1' },
  ])
})

it('finds a rule in a long list of synonyms, and saves the whole list', async () => {
  const rules = Array.from({ length: 40 }, (_, n) => ({ kind: 'equal' as const, terms: [`word${n}`, `other${n}`] }))
  const { user, bodies } = openConsole('synonyms', {
    getSynonyms: () => ({ rules, revision: 'r1' }),
    saveSynonyms: ({ body }) => ({ rules: body.rules, revision: 'r2' }),
  })
  await user.type(await screen.findByLabelText('Find in 40 rules'), 'WORD39')
  const fields = screen.getAllByLabelText('These mean the same')
  expect(fields.map((field) => (field as HTMLInputElement).value)).toEqual(['word39, other39'])
  await user.clear(screen.getByLabelText('Find in 40 rules'))
  await user.type(screen.getByLabelText('Find in 40 rules'), 'nowhere')
  expect(screen.getByText('No rule has these words.')).toBeVisible()
  await user.click(button('Add synonyms'))
  await user.type(screen.getByLabelText('These mean the same'), 'a, b')
  await user.click(button('Save'))
  expect(await screen.findByText(/41 rules in force/)).toBeVisible()
  expect((bodies('saveSynonyms')[0] as { rules: unknown[] }).rules).toHaveLength(41)
})
