import { expect, it } from 'vitest'
import { isSearchedCompany } from './index.js'

const company = { name: 'Åsa Ek Bygg AB', number: '559990-1039' }

it.each(['åsa', 'EK bygg', ' bygg ab ', '559990-1039', '5599901039', '99010', ''])(
  'finds a company by %j',
  (search) => {
    expect(isSearchedCompany(company, search)).toBe(true)
  },
)

it.each(['åsa bygg', '559990-1040', '0'.repeat(10)])('finds none by %j', (search) => {
  expect(isSearchedCompany(company, search)).toBe(false)
})

it('finds a sole trader by name and never by the personal number', () => {
  const person = { name: 'Ek Snickeri', number: '19900102-2384' }
  expect(isSearchedCompany(person, 'snickeri')).toBe(true)
  for (const search of ['19900102', '2384', '199001022384']) expect(isSearchedCompany(person, search)).toBe(false)
})
