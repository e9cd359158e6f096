import { fieldProblem } from '@klarsikt/core/errors'
import { err, ok } from '@klarsikt/core/lib'
import { expect, it } from 'vitest'
import { readForm, refusedForm } from './read-form.js'

const formOf = (fields: Readonly<Record<string, string>>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
const read = (form: FormData) =>
  readForm(form, ['name', 'city'], ({ name, city }) =>
    name === '' ? err({ name: fieldProblem(() => 'Ange ditt namn.') }) : ok({ name, city }),
  )

it('gives what the rule made of the fields, and an empty text for what was not sent', () => {
  expect(read(formOf({ name: 'Eva', other: 'x' }))).toMatchObject({
    status: 'success',
    value: { name: 'Eva', city: '' },
  })
})

it('gives the texts of what is wrong, by field', () => {
  expect(read(formOf({ city: 'Lund' }))).toMatchObject({ status: 'error', error: { name: ['Ange ditt namn.'] } })
})

it('shows a refusal beside its fields, or over the form, and writes no secret into the page', () => {
  const submission = read(formOf({ name: 'Eva', city: 'Lund' }))
  const beside = refusedForm(submission, { message: 'Fel.', fields: { city: 'Ange en ort.' } }, ['name'])
  expect(beside).toMatchObject({ error: { city: ['Ange en ort.'] }, initialValue: { city: 'Lund' } })
  expect(JSON.stringify(beside)).not.toContain('Eva')
  expect(refusedForm(submission, { message: 'Fel.', fields: {} })).toMatchObject({ error: { '': ['Fel.'] } })
})
