import { parseBankgiro } from '@klarsikt/core/invoice'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { oreOfXmlDecimal, parseXmlFile, xmlBoolean, xmlDay, xmlWholeNumber } from '../file-exchange/xml-file.js'
import { type CamtAccount, camtDocument, type CamtEntry, type CamtNotification, LISTS } from './camt-document.js'
import { paymentsOfEntry } from './camt-entry.js'
import type { BankFile, BankFileProblem, IncomingPayment } from './port.js'

/** The only attribute that the shop reads. */
const ATTRIBUTES = new Set(['Ccy'])

/**
 * Reads a camt.054, the bank's report of payments to an account (ISO 20022). A file whose entries do not match the
 * sums it states is refused as a whole, because something is missing. With a bankgiro number given, entries for other
 * bankgiro numbers are left out.
 */
export function readCamt054(xml: string, bankgiro: string | null): Result<BankFile, BankFileProblem> {
  const tree = withoutEmpty(parseXmlFile(xml, { lists: LISTS, attributes: ATTRIBUTES }))
  const read = camtDocument.safeParse(tree)
  if (!read.success) return err('not-camt-054')
  const { GrpHdr, Ntfctn } = read.data.Document.BkToCstmrDbtCdtNtfctn
  const ours = Ntfctn.filter(({ Acct }) => !isOtherBankgiro(Acct, bankgiro))
  if (ours.length === 0) return err('other-account')
  const payments: IncomingPayment[] = []
  let entries = 0
  for (const notification of ours) {
    if (!comesToItsSums(notification)) return err('sums-differ')
    for (const [at, entry] of (notification.Ntry ?? []).entries()) {
      if (!isPaymentToUs(entry)) continue
      const total = oreOfXmlDecimal(entry.Amt['#text'])
      if (total === null) return err('sums-differ')
      const paidOn = dayOf(entry) ?? dayAmong([notification.CreDtTm, GrpHdr.CreDtTm])
      if (paidOn === null) return err('not-camt-054')
      const reference = entry.AcctSvcrRef ?? `${GrpHdr.MsgId}/${notification.Id}/${at}`
      const isDoubtful = entry.RvslInd !== undefined && xmlBoolean(entry.RvslInd) === null
      const own =
        total === 0
          ? []
          : paymentsOfEntry(entry, { account: accountOf(notification.Acct), reference, total, paidOn, isDoubtful })
      if (own.length > 0) entries += 1
      payments.push(...own)
    }
  }
  const all = Ntfctn.reduce((sum, { Ntry = [] }) => sum + Ntry.length, 0)
  return ok({ id: GrpHdr.MsgId, payments, skipped: all - entries })
}

/** Removes empty elements, which the parser returns as empty texts, so that they count as missing. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((one) => one !== '').map(withoutEmpty)
  if (typeof value !== 'object' || value === null) return value
  const filled = Object.entries(value).filter(([, one]) => one !== '')
  return Object.fromEntries(filled.map(([name, one]) => [name, withoutEmpty(one)]))
}

function isOtherBankgiro(account: CamtAccount, bankgiro: string | null): boolean {
  return bankgiro !== null && isBankgiro(account) && parseBankgiro(accountOf(account)) !== bankgiro
}

function isBankgiro({ Id: { Othr } }: CamtAccount): boolean {
  return (Othr?.SchmeNm?.Prtry ?? Othr?.SchmeNm?.Cd) === 'BGNR'
}

/** An account in one spelling: without blanks and hyphens, and without leading zeros in a bankgiro number. */
function accountOf(account: CamtAccount): string {
  const { IBAN, Othr } = account.Id
  if (IBAN !== undefined) return IBAN.replace(/\s/g, '').toUpperCase()
  const id = Othr?.Id ?? ''
  return isBankgiro(account) ? id.replace(/[\s-]/g, '').replace(/^0+/, '') : id
}

/** Whether the entries match the stated sums. They do not when the file was cut off after an element. */
function comesToItsSums({ TxsSummry, Ntry = [] }: CamtNotification): boolean {
  type Named = { readonly Sum?: string | undefined; readonly NbOfNtries?: string | undefined }
  const comesTo = (named: Named | undefined, entries: readonly CamtEntry[]) => {
    if (named?.NbOfNtries !== undefined && xmlWholeNumber(named.NbOfNtries) !== entries.length) return false
    if (named?.Sum === undefined) return true
    return (
      oreOfXmlDecimal(named.Sum) === entries.reduce((sum, { Amt }) => sum + (oreOfXmlDecimal(Amt['#text']) ?? 0), 0)
    )
  }
  const credits = Ntry.filter(({ CdtDbtInd }) => CdtDbtInd === 'CRDT')
  return comesTo(TxsSummry?.TtlNtries, Ntry) && comesTo(TxsSummry?.TtlCdtNtries, credits)
}

/** Our own autogiro debits. Bankgirot reports each of them separately. */
const ISSUED_DIRECT_DEBITS = 'IDDT'

/** Whether an entry is a booked payment in kronor from a payer, and not the return of one of our own payments. */
function isPaymentToUs({ Amt, CdtDbtInd, RvslInd = 'false', Sts, BkTxCd }: CamtEntry): boolean {
  if (BkTxCd?.Domn?.Fmly?.Cd === ISSUED_DIRECT_DEBITS) return false
  return CdtDbtInd === 'CRDT' && Sts === 'BOOK' && Amt.Ccy === 'SEK' && xmlBoolean(RvslInd) !== true
}

function dayOf({ BookgDt, ValDt }: CamtEntry): IncomingPayment['paidOn'] | null {
  return dayAmong([BookgDt?.Dt, BookgDt?.DtTm, ValDt?.Dt, ValDt?.DtTm])
}

function dayAmong(texts: readonly (string | undefined)[]): IncomingPayment['paidOn'] | null {
  for (const text of texts) {
    const day = text === undefined ? null : xmlDay(text)
    if (day !== null) return day
  }
  return null
}
