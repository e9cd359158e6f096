import type { AutogiroPayee, AutogiroRequest, SentDebit, SentMandate } from './port.js'
import { bankgiroDigits, dateDigits, digits, letters, recordOf } from './record.js'

/**
 * Writes a file to Bankgirot: new mandates (record 04) and ended mandates (03) in one section, debits (82) in
 * another. Each section begins with an opening record (01). Mandates come first, so that a debit never precedes the
 * registration of its mandate.
 */
export function writeAutogiroRequest(
  payee: AutogiroPayee,
  { writtenOn, mandates, cancelled, debits }: AutogiroRequest,
): string {
  const opening = recordOf(
    '01',
    dateDigits(writtenOn),
    letters('AUTOGIRO', 52),
    digits(payee.customerNumber, 6),
    bankgiroDigits(payee.bankgiro),
  )
  const registered = mandates.map((one) => mandateRecord(payee, one))
  const ended = cancelled.map((payer) => recordOf('03', bankgiroDigits(payee.bankgiro), digits(payer, 16)))
  const drawn = debits.map((one) => debitRecord(payee, one))
  const sections = [[...registered, ...ended], drawn].filter((records) => records.length > 0)
  return sections
    .flatMap((records) => [opening, ...records])
    .map((record) => `${record}\r\n`)
    .join('')
}

function mandateRecord({ bankgiro }: AutogiroPayee, { payerNumber, account, personalNumber }: SentMandate): string {
  return recordOf(
    '04',
    bankgiroDigits(bankgiro),
    digits(payerNumber, 16),
    digits(account, 16),
    digits(personalNumber, 12),
  )
}

/** The period code of a single payment. */
const ONCE = '0'

function debitRecord({ bankgiro }: AutogiroPayee, { payerNumber, on, amount, reference }: SentDebit): string {
  return recordOf(
    '82',
    dateDigits(on),
    ONCE,
    letters('', 4),
    digits(payerNumber, 16),
    digits(amount, 12),
    bankgiroDigits(bankgiro),
    letters(reference, 16),
  )
}
