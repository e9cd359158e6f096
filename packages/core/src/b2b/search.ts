import { typedText } from '../lib/index.js'
import type { AgreementOrganisation } from './agreement.js'
import { isSoleTrader } from './company-number.js'

export const AGREEMENT_SEARCH_MAXIMUM = 100

/**
 * Tells whether a company matches a search by part of its name or organisation number. A sole trader matches by name
 * only, so that nobody can find out a personal number by trying parts of it.
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
