import { USP_FLAGS } from '@klarsikt/core/catalogue'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { UspList } from './usp-list.js'

it('has words for each of the eight promises, and takes others as they are [ENUM-017]', () => {
  render(<UspList usps={[...USP_FLAGS, 'Fodral ingår']} />)
  const texts = screen.getAllByRole('listitem').map((item) => item.textContent)
  expect(texts).toHaveLength(9)
  expect(texts).toContain('30 dagars ångerrätt')
  expect(texts).toContain('Fodral ingår')
  for (const flag of USP_FLAGS) expect(texts).not.toContain(flag)
})
