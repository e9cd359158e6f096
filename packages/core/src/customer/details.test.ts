import { expect, it } from 'vitest'
import { checkDetailsChange } from './index.js'

const known = { firstName: 'Anna', lastName: 'Ek', mobile: '', street: '', postalCode: '', city: '' }
const problemsOf = (change: Parameters<typeof checkDetailsChange>[1]) => {
  const checked = checkDetailsChange(known, change)
  return checked.ok ? [] : Object.keys(checked.error)
}

it('checks what is changed, and an address as a whole', () => {
  expect(checkDetailsChange(known, { lastName: ' Lind ' })).toEqual({ ok: true, value: { ...known, lastName: 'Lind' } })
  expect(problemsOf({ mobile: '' })).toEqual(['mobile'])
  expect(problemsOf({ street: 'Storgatan 1' })).toEqual(['postalCode', 'city'])
  const address = { street: 'Storgatan 1', postalCode: '22222', city: 'Lund' }
  expect(checkDetailsChange(known, address)).toMatchObject({ ok: true, value: { ...address, postalCode: '222 22' } })
  const moved = { ...known, ...address }
  expect(checkDetailsChange(moved, { street: '', postalCode: '', city: '' })).toEqual({ ok: true, value: known })
})
