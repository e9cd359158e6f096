import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { SkipLink } from './skip-link.js'

it('is the first stop of Tab, and Enter moves focus to the content [CHROME-004]', async () => {
  render(
    <>
      <SkipLink />
      <a href="/meny">Meny</a>
      <main id="main">Innehåll</main>
    </>,
  )
  await userEvent.tab()
  expect(screen.getByRole('link', { name: 'Hoppa till innehållet' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('main')).toHaveFocus()
})
