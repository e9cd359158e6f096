import * as errorMessages from '@klarsikt/core/messages/error'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { ErrorBoundary } from './route-error.js'

afterEach(() => vi.restoreAllMocks())

/** Shows a page whose data cannot be loaded at first. */
function show() {
  let fails = true
  const Stub = createRoutesStub([
    {
      path: '/',
      loader: () => {
        if (fails) throw new TypeError('Failed to fetch')
        return null
      },
      Component: () => <p>framme</p>,
      ErrorBoundary,
    },
  ])
  render(<Stub />)
  return { mend: () => (fails = false) }
}

it('says that there is no connection, and loads the page again where there is one', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { mend } = show()
  expect(await screen.findByText(errorMessages.network())).toBeVisible()
  expect(screen.queryByText('500')).toBeNull()
  mend()
  await userEvent.click(screen.getByRole('button', { name: 'Försök igen' }))
  expect(await screen.findByText('framme')).toBeVisible()
})

it('says otherwise only that something went wrong', async () => {
  show()
  expect(await screen.findByText(errorMessages.generic())).toBeVisible()
  expect(screen.getByText('500')).toBeVisible()
})
