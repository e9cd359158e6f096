/** Characters of a query that are used. The rest is ignored. */
export const QUERY_MAX_LENGTH = 200

/** Characters of a word that are used, in queries and in the searched texts. */
export const WORD_MAX_LENGTH = 40

const HIGH_SURROGATE = /[\uD800-\uDBFF]$/

/** Cuts a text without splitting a surrogate pair at the end. */
function beginning(text: string, length: number): string {
  return text.length <= length ? text : text.slice(0, length).replace(HIGH_SURROGATE, '')
}

/** Cuts a query to the characters that are used. Longer ones are attacks or accidents and are not worth an error. */
export const cutQuery = (text: string): string => beginning(text, QUERY_MAX_LENGTH)

/** Cuts a word to the characters that are used, which are enough to distinguish words. */
export const cutWord = (word: string): string => beginning(word, WORD_MAX_LENGTH)
