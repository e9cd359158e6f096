import type { PlainDate } from '@klarsikt/core/calendar'
import { wholeOre } from '@klarsikt/core/money'
import { oreOfXmlDecimal, xmlWholeNumber } from '../file-exchange/xml-file.js'
import { type CamtAmount, type CamtDetails, type CamtEntry, entryDetails } from './camt-document.js'
import type { IncomingPayment } from './port.js'

type EntryFacts = {
  readonly account: string
  /** The bank's reference of the entry. */
  readonly reference: string
  /** The booked amount, in öre. */
  readonly total: number
  readonly paidOn: PlainDate
  /** The entry does not say clearly whether it reverses an earlier one. */
  readonly isDoubtful: boolean
}

/**
 * The payments of an entry; their sum is always the booked amount. The entry becomes a single payment for staff to
 * sort out when its details do not add up, contain a debit, or have several amounts in other currencies.
 */
export function paymentsOfEntry(
  entry: CamtEntry,
  { account, reference, total, paidOn, isDoubtful }: EntryFacts,
): IncomingPayment[] {
  const read = entryDetails.safeParse(entry.NtryDtls ?? [])
  const all = (read.data ?? []).flatMap(({ TxDtls }) => TxDtls ?? [])
  const transactions = (read.data ?? []).reduce((sum, { Btch }) => sum + (xmlWholeNumber(Btch?.NbOfTxs ?? '') ?? 0), 0)
  const amounts = read.success && !isDoubtful ? amountsOf(all, { total, transactions }) : null
  const batch = `${account}:${reference}/whole`
  if (amounts === null) {
    const texts = all.flatMap(textsOf).slice(0, TEXTS_MAX)
    const payer = all.length === 1 && all[0] ? payerOf(all[0]) : { name: null, account: null }
    return [{ reference: batch, amount: wholeOre(total), paidOn, texts, payer, isNotSplit: true }]
  }
  const divided = all.length === 0 ? [{}] : all
  return divided.flatMap((details, at) => {
    const own = details.Refs?.AcctSvcrRef ?? `${reference}/${at}`
    return partsOf(details, amounts[at] ?? 0).map((part, index) => ({
      reference: `${account}:${own}${index === 0 ? '' : `/${index}`}`,
      amount: wholeOre(part.amount),
      paidOn,
      texts: part.texts,
      payer: payerOf(details),
      batch,
    }))
  })
}

/** Maximum number of texts kept of an entry that cannot be split. */
const TEXTS_MAX = 50

/** The amount of each detail of an entry, in öre; null when the amounts cannot be determined. */
function amountsOf(
  all: readonly CamtDetails[],
  { total, transactions }: { readonly total: number; readonly transactions: number },
): readonly number[] | null {
  if (all.some(({ CdtDbtInd }) => CdtDbtInd === 'DBIT')) return null
  if (all.length === 0) return [total]
  const amounts = all.map(amountInKronor)
  const unknown = amounts.filter((amount) => amount === null).length
  const rest = total - amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0)
  if (unknown === 0) return rest === 0 ? amounts.map((amount) => amount ?? 0) : null
  const isAllThere = transactions <= all.length
  // A single amount in another currency equals the rest of the entry.
  return unknown === 1 && isAllThere && rest > 0 ? amounts.map((amount) => amount ?? rest) : null
}

/** The amount of a payment in kronor, in öre. Versions of camt.054 differ in where it stands. */
function amountInKronor({ Amt, AmtDtls }: CamtDetails): number | null {
  const inKronor = [Amt, AmtDtls?.TxAmt?.Amt, AmtDtls?.CntrValAmt?.Amt].find((amount) => amount?.Ccy === 'SEK')
  return inKronor ? oreOf(inKronor) : null
}

type Part = { readonly amount: number; readonly texts: readonly string[] }

/** Splits a payment of several invoices when the parts add up to its amount; otherwise returns it undivided. */
function partsOf(details: CamtDetails, amount: number): Part[] {
  if (amount === 0) return []
  const structured = details.RmtInf?.Strd ?? []
  const parts = structured.map((part) => ({
    amount: part.RfrdDocAmt?.RmtdAmt ? oreOf(part.RfrdDocAmt.RmtdAmt) : null,
    texts: textsOf({ RmtInf: { Strd: [part] } }),
  }))
  const whole = parts.flatMap((part) => (part.amount === null ? [] : [{ ...part, amount: part.amount }]))
  const isDivided = whole.length === parts.length && whole.reduce((sum, part) => sum + part.amount, 0) === amount
  return parts.length > 1 && isDivided ? whole.filter((part) => part.amount > 0) : [{ amount, texts: textsOf(details) }]
}

/** The texts that may name the invoice: the reference fields first, then the message. */
function textsOf({ RmtInf }: CamtDetails): readonly string[] {
  const structured = (RmtInf?.Strd ?? []).flatMap(({ CdtrRefInf, AddtlRmtInf = [] }) => [
    ...(CdtrRefInf?.Ref === undefined ? [] : [CdtrRefInf.Ref]),
    ...AddtlRmtInf,
  ])
  return [...structured, ...(RmtInf?.Ustrd ?? [])]
}

function payerOf({ RltdPties }: CamtDetails): IncomingPayment['payer'] {
  const { Dbtr, DbtrAcct } = RltdPties ?? {}
  return {
    name: Dbtr?.Nm ?? Dbtr?.Pty?.Nm ?? null,
    account: DbtrAcct?.Id.IBAN ?? DbtrAcct?.Id.Othr?.Id ?? null,
  }
}

function oreOf({ '#text': kronor, Ccy }: CamtAmount): number | null {
  return Ccy === 'SEK' ? oreOfXmlDecimal(kronor) : null
}
