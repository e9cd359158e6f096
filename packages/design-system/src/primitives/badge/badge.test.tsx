import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CountBadge } from './badge.js'

it.each([
  [1, '1'],
  [9, '9'],
  [12, '9'],
])('counts %s as %s [CONST-001, CONST-006]', (count, text) => {
  expect(render(<CountBadge count={count} maximum={9} />).container.textContent).toBe(text)
})

it('shows nothing for an empty cart', () => {
  expect(render(<CountBadge count={0} maximum={9} />).container).toBeEmptyDOMElement()
})
