import { z } from 'zod'

/** Elements of camt.054 that can occur several times. */
export const LISTS = new Set(['Ntfctn', 'Ntry', 'NtryDtls', 'TxDtls', 'Ustrd', 'Strd', 'AddtlRmtInf'])

const TEXT_LENGTH = 500
const text = z.string().transform((full) => full.slice(0, TEXT_LENGTH))
const currency = z.string().transform((code) => code.trim().toUpperCase())
const amount = z.object({ '#text': z.string(), Ccy: currency })

/** An account, by IBAN or by a national scheme such as `BGNR`. */
const account = z.object({
  Id: z.object({
    IBAN: text.optional(),
    Othr: z
      .object({ Id: text, SchmeNm: z.object({ Cd: text.optional(), Prtry: text.optional() }).optional() })
      .optional(),
  }),
})

const date = z.object({ Dt: text.optional(), DtTm: text.optional() })

/** A part of a payment that refers to one invoice. */
const structured = z.object({
  RfrdDocAmt: z.object({ RmtdAmt: amount.optional() }).optional(),
  CdtrRefInf: z.object({ Ref: text.optional() }).optional(),
  AddtlRmtInf: z.array(text).optional(),
})

const details = z.object({
  Refs: z.object({ AcctSvcrRef: text.optional() }).optional(),
  // The amount stands here since version 8; before, under AmtDtls.
  Amt: amount.optional(),
  CdtDbtInd: text.optional(),
  AmtDtls: z
    .object({ TxAmt: z.object({ Amt: amount }).optional(), CntrValAmt: z.object({ Amt: amount }).optional() })
    .optional(),
  RltdPties: z
    .object({
      Dbtr: z.object({ Nm: text.optional(), Pty: z.object({ Nm: text.optional() }).optional() }).optional(),
      DbtrAcct: account.optional(),
    })
    .optional(),
  RmtInf: z.object({ Ustrd: z.array(text).optional(), Strd: z.array(structured).optional() }).optional(),
})

/** The details of an entry. They are parsed separately, so that an error in them affects this entry only. */
export const entryDetails = z.array(
  z.object({ Btch: z.object({ NbOfTxs: text.optional() }).optional(), TxDtls: z.array(details).optional() }),
)

const entry = z.object({
  Amt: amount,
  CdtDbtInd: z.enum(['CRDT', 'DBIT']),
  RvslInd: text.optional(),
  BkTxCd: z.object({ Domn: z.object({ Fmly: z.object({ Cd: text.optional() }).optional() }).optional() }).optional(),
  Sts: z.union([text, z.object({ Cd: text })]).transform((status) => (typeof status === 'string' ? status : status.Cd)),
  BookgDt: date.optional(),
  ValDt: date.optional(),
  AcctSvcrRef: text.optional(),
  NtryDtls: z.unknown().optional(),
})

const sum = z.object({ NbOfNtries: text.optional(), Sum: text.optional() }).optional()

const notification = z.object({
  Id: text,
  CreDtTm: text.optional(),
  Acct: account,
  TxsSummry: z.object({ TtlNtries: sum, TtlCdtNtries: sum }).optional(),
  Ntry: z.array(entry).optional(),
})

/** The parts of a camt.054 that the shop reads, for version 2 and later. */
export const camtDocument = z.object({
  Document: z.object({
    BkToCstmrDbtCdtNtfctn: z.object({
      GrpHdr: z.object({ MsgId: text.refine((id) => id !== ''), CreDtTm: text.optional() }),
      Ntfctn: z.array(notification).min(1),
    }),
  }),
})

export type CamtNotification = z.output<typeof notification>
export type CamtEntry = z.output<typeof entry>
export type CamtDetails = z.output<typeof details>
export type CamtAmount = z.output<typeof amount>
export type CamtAccount = z.output<typeof account>
