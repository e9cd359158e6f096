const EMAIL = /\S@\S/
/** Written as telephone numbers are: with a country code, or a leading zero and a separated group. */
const PHONE = /(?:^|\s)(?:\+|00)\d[\d\s()-]{6,}\d|(?:^|\s)0\d{1,3}[\s-]\d[\d\s-]{4,}\d|(?:^|\s)07\d{8}(?!\d)/
/** Year, month, day and four more digits: a Swedish identity number. An article number rarely holds a date there. */
const IDENTITY = /(?:^|\D)(?:19|20)?\d{2}(?:0[1-9]|1[0-2])(?:[06][1-9]|[1278]\d|3[01]|9[01])[-+\s]?\d{4}(?!\d)/

/** Whether a visitor seems to have typed an e-mail address, a telephone number or an identity number into a search field. */
export function looksPersonal(query: string): boolean {
  return EMAIL.test(query) || PHONE.test(query) || IDENTITY.test(query)
}
