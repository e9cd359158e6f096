import { fieldProblem, type FieldProblem } from '../errors/index.js'
import { err, ok, type Result, typedCode, typedText } from '../lib/index.js'
import * as agreementMessages from '../messages/generated/agreement.js'

export const TITLE_MAXIMUM = 100

/** Reads a position such as `Vd`, which entitles a person to sign. It needs a letter and allows no `<` or `>`. */
export function parseTitle(text: string): Result<string, FieldProblem> {
  const value = typedText(text)
  if (value === '') return err(fieldProblem(agreementMessages.titleRequired))
  const fits = [...value].length <= TITLE_MAXIMUM && /\p{L}/u.test(value) && !/[<>\p{Cc}]/u.test(value)
  return fits ? ok(value) : err(fieldProblem(agreementMessages.textInvalid, { max: TITLE_MAXIMUM }))
}

/** Peppol ids of Swedish companies (0007), GLN numbers (0088) and ids of invoice operators (9955). */
const PEPPOL_ID = /^(?:0007:\d{10}|0088:\d{13}|9955:[A-Z]{2}[A-Z0-9]{2,12})$/

/** Reads the Peppol id for electronic invoices; empty if the company wants none. Ten digits get the prefix `0007:`. */
export function parseEInvoiceId(text: string): Result<string, FieldProblem> {
  const id = typedCode(text).replace(/-/g, '').toUpperCase()
  if (id === '') return ok('')
  const whole = /^\d{10}$/.test(id) ? `0007:${id}` : id
  return PEPPOL_ID.test(whole) ? ok(whole) : err(fieldProblem(agreementMessages.eInvoiceIdInvalid))
}
