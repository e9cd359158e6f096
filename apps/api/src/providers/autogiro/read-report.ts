import { err } from '@klarsikt/core/lib'
import type { AutogiroPayee } from './port.js'
import { readMandateAnswers } from './read-mandate-answers.js'
import { readPaymentReport } from './read-payment-report.js'
import { readRejectedDebits } from './read-rejected-debits.js'
import { bankgiroDigits, field, numberField } from './record.js'
import type { ReadRecords, ReportRecords } from './report.js'

/** The reader of each kind of file, by the contents named in the opening record. */
const READERS: Readonly<Record<string, (records: ReportRecords) => ReadRecords>> = {
  'AG-MEDAVI': readMandateAnswers,
  'BET. SPEC & STOPP TK': readPaymentReport,
  'AVVISADE BET UPPDR': readRejectedDebits,
}

/** A file transfer may change the line ends, and an old system marks the end of a file with a character. */
const LINE_ENDS = /\r?\n|\r/
const END_OF_FILE = '\u001a'

/**
 * Reads a file from Bankgirot. It is accepted as a whole or not at all, and must name our bankgiro and customer number.
 */
export function readAutogiroReport(text: string, payee: AutogiroPayee): ReadRecords {
  const records = text
    .replaceAll(END_OF_FILE, '')
    .split(LINE_ENDS)
    .filter((line) => line.trim() !== '')
  const [opening = '', ...rest] = records
  const end = rest.at(-1) ?? ''
  const reader = READERS[field(opening, 45, 64)]
  if (field(opening, 1, 22) !== '01AUTOGIRO' || !end.startsWith('09') || !reader) return err('not-autogiro')
  const isOurs =
    numberField(opening, 71, 80) === Number(bankgiroDigits(payee.bankgiro)) &&
    numberField(opening, 65, 70) === Number(payee.customerNumber)
  if (!isOurs) return err('other-payee')
  return reader({ body: rest.slice(0, -1), end })
}
