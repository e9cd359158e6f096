/** Characters of a query that are read; the rest is ignored. */
export const QUERY_MAX_LENGTH = 200

/** Characters of one word that are read, in queries and in what they search. */
export const WORD_MAX_LENGTH = 40

const HIGH_SURROGATE = /[\uD800-\uDBFF]$/

/** The beginning of a text, without half a character at its end. */
function beginning(text: string, length: number): string {
  return text.length <= length ? text : text.slice(0, length).replace(HIGH_SURROGATE, '')
}

/** What of a query is read: longer ones are hostile or an accident, and are cut rather than refused. */
export const cutQuery = (text: string): string => beginning(text, QUERY_MAX_LENGTH)

/** Letters of a word that are read, enough to distinguish it. */
export const cutWord = (word: string): string => beginning(word, WORD_MAX_LENGTH)
