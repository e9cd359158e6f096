import { err } from '@klarsikt/core/lib'
import type { MandateAnswer } from './port.js'
import { field, numberField } from './record.js'
import { payerOf, type ReadRecords, reportOf, type ReportRecords } from './report.js'

/** Information codes: the subject of a mandate answer. */
const OUR_CANCELLATION = '03'
const REGISTRATION = new Set(['04', '42'])
const ENDED = new Set(['10', '43', '44', '46'])
/** Comment codes of a registered mandate: newly registered, or already registered before. */
const ACCEPTED = new Set(['32', '10'])

/** Reads the banks' answers about mandates (record 73). The end record (09) holds their number. */
export function readMandateAnswers({ body, end }: ReportRecords): ReadRecords {
  const mandates: MandateAnswer[] = []
  for (const record of body) {
    if (!record.startsWith('73')) return err('not-autogiro')
    const outcome = outcomeOf(field(record, 62, 63), field(record, 64, 65))
    if (outcome === null) continue
    mandates.push({ payerNumber: payerOf(field(record, 13, 28)), outcome, comment: field(record, 64, 65) })
  }
  return numberField(end, 15, 21) === body.length ? reportOf({ mandates }) : err('sums-differ')
}

/** The outcome; null for an answer that the shop ignores, such as a changed payer number. */
function outcomeOf(information: string, comment: string): MandateAnswer['outcome'] | null {
  if (information === OUR_CANCELLATION) return 'cancelled'
  if (REGISTRATION.has(information)) return ACCEPTED.has(comment) ? 'accepted' : 'refused'
  return ENDED.has(information) ? 'revoked' : null
}
