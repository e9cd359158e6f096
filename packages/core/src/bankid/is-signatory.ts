import { typedText } from '../lib/index.js'

/** Names of a person, as they were typed or as BankID returns them from the population register. */
type PersonNames = { readonly firstName: string; readonly lastName: string }

/**
 * Tells whether the person who used BankID is the named signatory. BankID returns all first names and all last names,
 * so each typed name must be one of them. Letter case is ignored.
 */
export function isSignatory(signatory: PersonNames, person: PersonNames): boolean {
  return hasName(person.firstName, signatory.firstName) && hasName(person.lastName, signatory.lastName)
}

function hasName(whole: string, part: string): boolean {
  const words = (text: string) =>
    typedText(text)
      .toLocaleLowerCase('sv')
      .split(/[\s-]+/)
  const all = words(whole)
  return words(part).every((word) => all.includes(word))
}
