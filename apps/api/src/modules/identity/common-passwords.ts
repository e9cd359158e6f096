import { fieldProblem, type FieldProblem } from '@klarsikt/core/errors'
import { BRAND_NAME } from '@klarsikt/core/markets'
import * as validationMessages from '@klarsikt/core/messages/validation'

let lists: Promise<ReadonlySet<string>> | undefined

/** Loaded when the first password is chosen: most processes that start serve pages for a while before that. */
function loadLists(): Promise<ReadonlySet<string>> {
  lists ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set<string>(dictionary['passwords-common']),
  )
  return lists
}

/** What is sold here, and where: the first words that are tried against this shop. */
const SHOP_WORDS = [BRAND_NAME, ...validationMessages.passwordShopWords().split(' ')]

/** Letters that must be left of a password besides words of the shop and the customer. */
const OTHER_LETTERS = 4

/**
 * Refuses a password that stands in the lists of leaked and common ones, whatever its case, and one that is made of little but
 * the words of this shop and of the customer, with digits and signs. The lists are those that the strength meter of the form
 * uses.
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

/** Of an address what is before the @; of that, and of names, each part and the whole. */
function wordsOf(text: string): string[] {
  const name = text.split('@')[0] ?? ''
  return [name, ...name.split(/[^\p{L}]+/u)].map(lettersOf).filter((word) => word.length > 2)
}

const lettersOf = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}]/gu, '')
