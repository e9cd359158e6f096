import * as errorMessages from '@klarsikt/core/messages/error'
import { dismissAll, Toaster } from '@klarsikt/design-system/toast'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRoutesStub, Link, Outlet, useLocation, useNavigate, useNavigation } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { untilReached } from '../lib/connection.js'
import { useStayOnLoss } from './use-stay-on-loss.js'

beforeEach(dismissAll)

function Root() {
  useStayOnLoss()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <Link to="/b">gå</Link>
      <Link to="/a?steg=2">steg</Link>
      <button onClick={() => void navigate(-1)}>tillbaka</button>
      <output aria-label="Adress">{`${pathname}${search} ${useNavigation().state}`}</output>
      <Outlet />
      <Toaster />
    </>
  )
}

async function show(initialEntries: readonly string[] = ['/a']) {
  const answers = { isLost: false }
  const asked = vi.fn<(path: string) => void>()
  const loader = ({ request }: { readonly request: Request }) =>
    untilReached(async () => {
      asked(new URL(request.url).pathname)
      if (answers.isLost) throw new TypeError('Failed to fetch')
      return null
    }, request.signal)
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: Root,
      children: [
        { path: 'a', loader, Component: () => <input aria-label="Namn" /> },
        { path: 'b', loader, Component: () => <p>b</p> },
      ],
    },
  ])
  render(<Stub initialEntries={[...initialEntries]} initialIndex={initialEntries.length - 1} />)
  fireEvent.change(await screen.findByLabelText('Namn'), { target: { value: 'Åsa' } })
  answers.isLost = true
  return { answers, asked }
}
const retry = () => fireEvent.click(screen.getByRole('button', { name: 'Försök igen' }))
const stays = async () => {
  expect(await screen.findByText(errorMessages.network())).toBeVisible()
  expect(screen.getByLabelText('Namn')).toHaveValue('Åsa')
}

it.each([
  ['gå', ['/a']],
  ['tillbaka', ['/b', '/a']],
])('keeps the page and what was typed where the next one cannot be had, and goes on: %s', async (how, entries) => {
  const { answers, asked } = await show(entries)
  fireEvent.click(screen.getByText(how))
  await stays()
  await waitFor(() => expect(screen.getByLabelText('Adress')).toHaveTextContent('/a idle'))
  expect(asked.mock.calls.filter(([path]) => path === '/a')).toHaveLength(1)
  answers.isLost = false
  retry()
  expect(await screen.findByText('b')).toBeVisible()
  await waitFor(() => expect(screen.queryByText(errorMessages.network())).toBeNull())
})

it('waits where the page itself changes, and goes on', async () => {
  const { answers } = await show()
  fireEvent.click(screen.getByText('steg'))
  await stays()
  answers.isLost = false
  retry()
  await waitFor(() => expect(screen.getByLabelText('Adress')).toHaveTextContent('/a?steg=2 idle'))
  expect(screen.getByLabelText('Namn')).toHaveValue('Åsa')
})
