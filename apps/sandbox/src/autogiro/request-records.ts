/** A mandate as its record holds it. */
export type RegisteredMandate = { readonly payer: string; readonly account: string; readonly person: string }
/** A debit as its record holds it. The day is written as `20261203`. */
export type OrderedDebit = {
  readonly day: string
  readonly payer: string
  readonly amount: number
  readonly reference: string
}

/** The content of a file to Bankgirot, with its sender. */
export type AutogiroOrder = {
  readonly customerNumber: string
  /** Ten digits. */
  readonly bankgiro: string
  readonly mandates: readonly RegisteredMandate[]
  readonly ended: readonly string[]
  readonly debits: readonly OrderedDebit[]
}

const RECORD_LENGTH = 80

/** Reads a file to Bankgirot by the positions in its manual. Throws when the file has another form. */
export function readAutogiroOrder(file: string): AutogiroOrder {
  const records = file.split('\r\n').filter((record) => record !== '')
  const [opening] = records
  if (!opening?.startsWith('01') || opening.slice(10, 18) !== 'AUTOGIRO')
    throw new Error('No opening record of autogiro')
  if (records.some((record) => record.length !== RECORD_LENGTH)) throw new Error('A record has not 80 characters')
  const ofKind = (code: string) => records.filter((record) => record.startsWith(code))
  return {
    customerNumber: opening.slice(62, 68),
    bankgiro: opening.slice(68, 78),
    mandates: ofKind('04').map((record) => ({
      payer: record.slice(12, 28),
      account: record.slice(28, 44),
      person: record.slice(44, 56),
    })),
    ended: ofKind('03').map((record) => record.slice(12, 28)),
    debits: ofKind('82').map((record) => ({
      day: record.slice(2, 10),
      payer: record.slice(15, 31),
      amount: Number(record.slice(31, 43)),
      reference: record.slice(53, 69),
    })),
  }
}
