import { act, fireEvent, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { SearchForm } from './search-form.js'

const page = (query: string) => {
  const router = createMemoryRouter([{ path: '/search', element: <SearchForm query={query} tooShort={false} /> }], {
    initialEntries: ['/search'],
  })
  return <RouterProvider router={router} />
}

it('keeps what was typed before the page came alive', async () => {
  const container = document.createElement('div')
  container.innerHTML = renderToString(page('ray'))
  document.body.append(container)
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'linser' } })
  await act(async () => {
    hydrateRoot(container, page('ray'))
  })
  expect(screen.getByRole('searchbox')).toHaveValue('linser')
})
