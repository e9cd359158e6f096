import { typedText } from '../lib/index.js'
import type { AgreementOrganisation } from './agreement.js'
import { isSoleTrader } from './company-number.js'

/** Longest text that agreements are searched by, characters. */
export const AGREEMENT_SEARCH_MAXIMUM = 100

/**
 * Is it the company that is searched for, by a part of its name or of its organisation number? A sole trader is found by name only: a
 * personal number is nothing to try parts of.
 */
export function isSearchedCompany(
  { name, number }: Pick<AgreementOrganisation, 'name' | 'number'>,
  search: string,
): boolean {
  const text = typedText(search).toLocaleLowerCase('sv')
  const digits = text.replace(/[\s-]/g, '')
  const isNumber = /^\d+$/.test(digits)
  if (isNumber && !isSoleTrader(number) && number.replace('-', '').includes(digits)) return true
  return name.toLocaleLowerCase('sv').includes(text)
}
