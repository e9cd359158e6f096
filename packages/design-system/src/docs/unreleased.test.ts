import { expect, it } from 'vitest'
import { byPackage, changesOf } from './unreleased.js'

it('tells the last changes of every package that a changeset names', () => {
  const file =
    "---\n'@klarsikt/core': minor\n'@klarsikt/forms': patch\n---\n\nFirst.\n\nSecond on\ntwo `lines`.\n\nThird.\n"
  const changes = ['Third.', 'Second on two lines.']
  expect(changesOf(file)).toEqual([
    { name: '@klarsikt/core', changes },
    { name: '@klarsikt/forms', changes },
  ])
})

it('leaves out a changeset without words', () => {
  expect(changesOf("---\n'@klarsikt/core': minor\n---\n\n")).toEqual([])
})

it('names a package once, however many changesets do', () => {
  const files = ["---\n'@klarsikt/core': minor\n---\n\nOne.\n", "---\n'@klarsikt/core': patch\n---\n\nTwo.\n"]
  expect(byPackage(files)).toEqual([{ name: '@klarsikt/core', changes: ['One.', 'Two.'] }])
})
