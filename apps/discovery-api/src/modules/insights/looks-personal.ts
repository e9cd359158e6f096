const EMAIL = /\S@\S/
/** Telephone numbers: with a country code, or with a leading zero and a separated group. */
const PHONE = /(?:^|\s)(?:\+|00)\d[\d\s()-]{6,}\d|(?:^|\s)0\d{1,3}[\s-]\d[\d\s-]{4,}\d|(?:^|\s)07\d{8}(?!\d)/
/** Swedish identity numbers: year, month, day and four digits. Article numbers rarely contain a date there. */
const IDENTITY = /(?:^|\D)(?:19|20)?\d{2}(?:0[1-9]|1[0-2])(?:[06][1-9]|[1278]\d|3[01]|9[01])[-+\s]?\d{4}(?!\d)/

/** Whether a query seems to contain an e-mail address, a telephone number or an identity number. */
export function looksPersonal(query: string): boolean {
  return EMAIL.test(query) || PHONE.test(query) || IDENTITY.test(query)
}
