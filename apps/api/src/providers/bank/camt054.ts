import { isPlainDate, type PlainDate } from '@klarsikt/core/calendar'
import { parseBankgiro } from '@klarsikt/core/invoice'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { ore, type Ore } from '@klarsikt/core/money'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import {
  type CamtAccount,
  type CamtAmount,
  type CamtDetails,
  camtDocument,
  type CamtEntry,
  type CamtNotification,
  LISTS,
} from './camt-document.js'
import type { BankFile, BankFileProblem, IncomingPayment } from './port.js'

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  parseTagValue: false,
  isArray: (name) => LISTS.has(name),
})

/**
 * Reads a camt.054, the bank's report of what came to an account (ISO 20022). A file is read as a whole or not at all: sums that do
 * not agree would be money that is lost. With a bankgiro number, only files of that are read.
 */
export function readCamt054(xml: string, bankgiro: string | null): Result<BankFile, BankFileProblem> {
  const tree = parseXml(xml)
  const read = camtDocument.safeParse(tree)
  if (!read.success) return err('not-camt-054')
  const { GrpHdr, Ntfctn } = read.data.Document.BkToCstmrDbtCdtNtfctn
  if (Ntfctn.some(({ Acct }) => isOtherBankgiro(Acct, bankgiro))) return err('other-account')
  const payments: IncomingPayment[] = []
  let skipped = 0
  for (const notification of Ntfctn)
    for (const [at, entry] of (notification.Ntry ?? []).entries()) {
      if (!isPaymentToUs(entry)) {
        skipped += 1
        continue
      }
      const own = readEntry(entry, notification, `${GrpHdr.MsgId}/${notification.Id}/${at}`)
      if (own === null) return err('sums-differ')
      payments.push(...own)
    }
  return ok({ id: GrpHdr.MsgId, payments, skipped })
}

/** Entities of its own are never part of such a file, and could be made to swell: a document type is refused. */
function parseXml(xml: string): unknown {
  if (/<!DOCTYPE/i.test(xml) || XMLValidator.validate(xml) !== true) return null
  return withoutEmpty(parser.parse(xml))
}

/** An element without content is as one that is left out; the parser makes it an empty text. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((one) => one !== '').map(withoutEmpty)
  if (typeof value !== 'object' || value === null) return value
  const filled = Object.entries(value).filter(([, one]) => one !== '')
  return Object.fromEntries(filled.map(([name, one]) => [name, withoutEmpty(one)]))
}

function isOtherBankgiro({ Id: { Othr } }: CamtAccount, bankgiro: string | null): boolean {
  const scheme = Othr?.SchmeNm?.Prtry ?? Othr?.SchmeNm?.Cd
  if (bankgiro === null || scheme !== 'BGNR') return false
  return parseBankgiro(Othr?.Id ?? '') !== bankgiro
}

/** What we drew ourselves, by autogiro: the bank giro reports that debit by debit. */
const ISSUED_DIRECT_DEBITS = 'IDDT'

/** Booked, in kronor, sent by a payer, and not the return of a payment that we made. */
function isPaymentToUs({ Amt, CdtDbtInd, RvslInd, Sts, BkTxCd }: CamtEntry): boolean {
  if (BkTxCd?.Domn?.Fmly?.Cd === ISSUED_DIRECT_DEBITS) return false
  return CdtDbtInd === 'CRDT' && Sts === 'BOOK' && Amt.Ccy === 'SEK' && RvslInd !== 'true'
}

/** The payments of an entry; null where they do not come to its amount. */
function readEntry(entry: CamtEntry, { Acct }: CamtNotification, fallback: string): IncomingPayment[] | null {
  const paidOn = dayOf(entry)
  const all = (entry.NtryDtls ?? []).flatMap(({ TxDtls }) => TxDtls ?? [])
  const total = oreOf(entry.Amt)
  if (paidOn === null || total === null) return null
  const account = Acct.Id.IBAN ?? Acct.Id.Othr?.Id ?? ''
  const payments = (all.length === 0 ? [{}] : all).flatMap((details, at) => {
    const given = details.Amt ?? details.AmtDtls?.TxAmt?.Amt
    const rest = all.length <= 1 ? total : null
    const amount = given ? oreOf(given) : rest
    const reference = details.Refs?.AcctSvcrRef ?? `${entry.AcctSvcrRef ?? fallback}/${at}`
    return partsOf(details, amount).map((part, index) => ({
      ...part,
      reference: `${account}:${reference}${index === 0 ? '' : `/${index}`}`,
      paidOn,
      payer: payerOf(details),
    }))
  })
  const sum = payments.reduce((before, { amount }) => before + (amount ?? Number.NaN), 0)
  const whole = payments.flatMap(({ amount, ...payment }) => (amount === null ? [] : [{ ...payment, amount }]))
  return sum === total ? whole : null
}

type Part = { readonly amount: Ore | null; readonly texts: readonly string[] }

/** A payment of several invoices at once is as many; any other is one. */
function partsOf({ RmtInf }: CamtDetails, amount: Ore | null): Part[] {
  const structured = RmtInf?.Strd ?? []
  const messages = RmtInf?.Ustrd ?? []
  const parts = structured.map(({ CdtrRefInf, RfrdDocAmt, AddtlRmtInf = [] }) => ({
    amount: RfrdDocAmt?.RmtdAmt ? oreOf(RfrdDocAmt.RmtdAmt) : null,
    texts: [...(CdtrRefInf?.Ref === undefined ? [] : [CdtrRefInf.Ref]), ...AddtlRmtInf],
  }))
  if (parts.length > 1 && parts.every((part) => part.amount !== null)) return parts
  return [{ amount, texts: [...parts.flatMap(({ texts }) => texts), ...messages] }]
}

function payerOf({ RltdPties }: CamtDetails): IncomingPayment['payer'] {
  const { Dbtr, DbtrAcct } = RltdPties ?? {}
  return {
    name: Dbtr?.Nm ?? Dbtr?.Pty?.Nm ?? null,
    account: DbtrAcct?.Id.IBAN ?? DbtrAcct?.Id.Othr?.Id ?? null,
  }
}

/** Kronor with decimals; parts of an öre are none. */
function oreOf({ '#text': kronor, Ccy }: CamtAmount): Ore | null {
  const trimmed = kronor.includes('.') ? kronor.replace(/\.?0+$/, '') : kronor
  return Ccy === 'SEK' && /^\d+(?:\.\d{1,2})?$/.test(trimmed) ? ore(trimmed) : null
}

function dayOf({ BookgDt, ValDt }: CamtEntry): PlainDate | null {
  const day = [BookgDt?.Dt, BookgDt?.DtTm, ValDt?.Dt, ValDt?.DtTm].find((one) => one !== undefined)?.slice(0, 10)
  return day !== undefined && isPlainDate(day) ? day : null
}
