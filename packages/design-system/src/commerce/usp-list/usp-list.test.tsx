import { USP_FLAGS } from '@klarsikt/core/catalogue'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { en } from '../../locale/en.js'
import { LocaleProvider } from '../../locale/locale.js'
import { UspList } from './usp-list.js'

it('has words for each of the eight promises, and takes others as they are [ENUM-017]', () => {
  render(<UspList usps={[...USP_FLAGS, 'Fodral ingår']} />)
  const texts = screen.getAllByRole('listitem').map((item) => item.textContent)
  expect(texts).toHaveLength(9)
  expect(texts).toContain('30 dagars ångerrätt')
  expect(texts).toContain('Fodral ingår')
  for (const flag of USP_FLAGS) expect(texts).not.toContain(flag)
})

it('speaks English where it is asked to, with a text for each promise', () => {
  render(
    <LocaleProvider locale="en-GB" texts={en}>
      <UspList usps={USP_FLAGS} texts={{ freeReturn: 'Returns on us' }} />
    </LocaleProvider>,
  )
  const texts = screen.getAllByRole('listitem').map((item) => item.textContent)
  expect(texts).toContain('Returns on us')
  expect(texts.join('')).not.toMatch(/[åäö]/i)
})

it('renders nothing without promises', () => {
  expect(render(<UspList usps={[]} />).container).toBeEmptyDOMElement()
})
