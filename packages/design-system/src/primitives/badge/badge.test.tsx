import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CountBadge } from './badge.js'

it.each([
  [1, '1'],
  [9, '9'],
  [10, '9'],
  [12, '9'],
])('counts %s as %s [CONST-001, CONST-006]', (count, text) => {
  expect(render(<CountBadge count={count} />).container.textContent).toBe(text)
})

it('counts up to its maximum', () => {
  expect(render(<CountBadge count={120} maximum={99} />).container.textContent).toBe('99')
})

it.each([0, -1])('shows nothing for %s', (count) => {
  expect(render(<CountBadge count={count} />).container).toBeEmptyDOMElement()
})
