import { err } from '@klarsikt/core/lib'
import type { AutogiroPayee } from './port.js'
import { readMandateAnswers } from './read-mandate-answers.js'
import { readPaymentReport } from './read-payment-report.js'
import { readRejectedDebits } from './read-rejected-debits.js'
import { bankgiroDigits, field, numberField } from './record.js'
import type { ReadRecords, ReportRecords } from './report.js'

/** How each kind of file names its contents in the opening record. */
const READERS: Readonly<Record<string, (records: ReportRecords) => ReadRecords>> = {
  'AG-MEDAVI': readMandateAnswers,
  'BET. SPEC & STOPP TK': readPaymentReport,
  'AVVISADE BET UPPDR': readRejectedDebits,
}

/** File transfers change how lines end, and old systems end a file with a sign of its own. */
const LINE_ENDS = /\r?\n|\r/
const END_OF_FILE = '\u001a'

/** Reads a file from the bank giro in the layout of today. It is read as a whole or not at all, and must be about our number. */
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
