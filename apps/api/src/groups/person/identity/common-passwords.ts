import { fieldProblem, type FieldProblem } from '@klarsikt/core/errors'
import * as validationMessages from '@klarsikt/core/messages/validation'
import { SHOP } from '@klarsikt/shop-config'

let lists: Promise<ReadonlySet<string>> | undefined

/** Loads the lists with the first new password, because most processes start without one. */
function loadLists(): Promise<ReadonlySet<string>> {
  lists ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set<string>(dictionary['passwords-common']),
  )
  return lists
}

/** Words about what is sold here and where. Attackers try them first against this shop. */
const SHOP_WORDS = [SHOP.brand.name, ...validationMessages.passwordShopWords().split(' ')]

/** The number of letters that a password needs besides words of the shop and the customer. */
const OTHER_LETTERS = 4

/**
 * Refuses a password that is in the lists of common and leaked ones, in any case, or that consists almost only of words
 * of this shop and the customer, digits and signs. The form's strength meter uses the same lists.
 */
export async function commonPasswordProblem(
  password: string,
  personal: readonly string[],
): Promise<FieldProblem | null> {
  const common = await loadLists()
  const isCommon = common.has(password.toLowerCase()) || isMadeOf(password, [...SHOP_WORDS, ...personal])
  return isCommon ? fieldProblem(validationMessages.passwordCommon) : null
}

function isMadeOf(password: string, texts: readonly string[]): boolean {
  const words = texts.flatMap(wordsOf).toSorted((one, other) => other.length - one.length)
  const letters = lettersOf(password)
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), letters)
  return rest.length < letters.length && rest.length < OTHER_LETTERS
}

/** The words of a name or of an address before the @: the whole and each part. */
function wordsOf(text: string): string[] {
  const name = text.split('@')[0] ?? ''
  return [name, ...name.split(/[^\p{L}]+/u)].map(lettersOf).filter((word) => word.length > 2)
}

const lettersOf = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}]/gu, '')
