import { fieldProblem, type FieldProblem } from '../errors/index.js'
import { err, ok, type Result, typedText } from '../lib/index.js'
import * as validationMessages from '../messages/generated/validation.js'

/** Longest e-mail address in characters (RFC 5321). */
export const EMAIL_MAXIMUM = 254

/**
 * Reads an e-mail address: one @, and a domain with a dot [VALID-008, VALID-009]. It returns lower case, so that an
 * address has one spelling.
 */
export function parseEmail(text: string): Result<string, FieldProblem> {
  const email = typedText(text).toLowerCase()
  if (email === '') return err(fieldProblem(validationMessages.emailRequired))
  if (email.length > EMAIL_MAXIMUM) return err(fieldProblem(validationMessages.emailLength, { max: EMAIL_MAXIMUM }))
  const [local = '', domain = '', ...more] = email.split('@')
  const sound = more.length === 0 && isLocalPart(local) && isDomain(domain)
  return sound ? ok(email) : err(fieldProblem(validationMessages.emailInvalid))
}

function isLocalPart(local: string): boolean {
  return local.length <= 64 && local.split('.').every((part) => /^[^\s\p{Cc}"(),:;<>[\\\]]+$/u.test(part))
}

function isDomain(domain: string): boolean {
  const labels = domain.split('.')
  const sound = labels.every((label) => /^[\p{L}\p{Nd}](?:[\p{L}\p{M}\p{Nd}-]{0,61}[\p{L}\p{M}\p{Nd}])?$/u.test(label))
  return labels.length > 1 && sound && !/^\d+$/.test(labels.at(-1) ?? '')
}
