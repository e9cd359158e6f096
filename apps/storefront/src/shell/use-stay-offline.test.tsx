import * as errorMessages from '@klarsikt/core/messages/error'
import { Toaster } from '@klarsikt/design-system/toast'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRoutesStub, Link, Outlet } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { useStayOffline } from './use-stay-offline.js'

function Root() {
  useStayOffline()
  return (
    <>
      <Link to="/b">gå</Link>
      <Outlet />
      <Toaster />
    </>
  )
}

function show(connection: { readonly onLine: boolean; readonly reaches: boolean }) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(connection.onLine)
  vi.spyOn(globalThis, 'fetch').mockImplementation(() =>
    connection.reaches ? Promise.resolve(new Response()) : Promise.reject(new TypeError('Failed to fetch')),
  )
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: Root,
      children: [
        { index: true, Component: () => <input aria-label="Namn" /> },
        { path: 'b', Component: () => <p>b</p> },
      ],
    },
  ])
  render(<Stub />)
}
afterEach(() => vi.restoreAllMocks())

it('keeps the page and what was typed without a connection, says why, and goes on once there is one', async () => {
  show({ onLine: false, reaches: false })
  const name = await screen.findByLabelText('Namn')
  fireEvent.change(name, { target: { value: 'Åsa' } })
  fireEvent.click(screen.getByText('gå'))
  expect(await screen.findByText(errorMessages.network())).toBeVisible()
  expect(screen.getByLabelText('Namn')).toHaveValue('Åsa')

  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  fireEvent.click(screen.getByRole('button', { name: 'Försök igen' }))
  expect(await screen.findByText('b')).toBeVisible()
})

it('goes on where only the browser says that there is none', async () => {
  show({ onLine: false, reaches: true })
  fireEvent.click(await screen.findByText('gå'))
  await waitFor(() => expect(screen.getByText('b')).toBeVisible())
})
