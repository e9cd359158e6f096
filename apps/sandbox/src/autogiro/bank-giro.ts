import {
  type AnsweredDebit,
  type AnsweredMandate,
  mandateAdvice,
  paymentSpecification,
  rejectedDebits,
  takenBackDebits,
  type ReportHead,
} from './report-records.js'
import { type AutogiroOrder, type OrderedDebit, readAutogiroOrder, type RegisteredMandate } from './request-records.js'

/** The state of the simulated Bankgirot. It is plain data, so that a file can store it between processes. */
export type BankGiroBooks = {
  mandates: Record<string, RegisteredMandate>
  waiting: HeldDebit[]
  /** Debits that were collected and that the payers' banks take back on a later day. */
  disputed?: HeldDebit[]
}

type HeldDebit = OrderedDebit & { readonly customerNumber: string; readonly bankgiro: string }

/** A file that Bankgirot sends: its kind and its text. */
export type BankGiroReport = { readonly kind: 'mandates' | 'payments' | 'rejected'; readonly text: string }

/** The last digit of an account decides the answer of its bank. Every other account is approved and has cover. */
export const ACCOUNT_DIGITS = { takenBack: '6', refused: '7', withoutCover: '8', closed: '9' } as const

/** Reads a file as Bankgirot does. It answers mandates at once, and debits wait for their day. */
export function takeOrder(books: BankGiroBooks, text: string, day: string): BankGiroReport[] {
  const order = readAutogiroOrder(text)
  const { customerNumber, bankgiro } = order
  const head = { customerNumber, bankgiro, day }
  const advice = answerMandates(books, order)
  const rejected = order.debits.filter(({ payer }) => !(payer in books.mandates))
  const taken = order.debits.filter(({ payer }) => payer in books.mandates)
  books.waiting.push(...taken.map((debit) => ({ ...debit, customerNumber, bankgiro })))
  return [
    ...(advice.length > 0 ? [{ kind: 'mandates' as const, text: mandateAdvice(head, advice) }] : []),
    ...(rejected.length > 0 ? [{ kind: 'rejected' as const, text: rejectedDebits(head, rejected) }] : []),
  ]
}

function answerMandates(books: BankGiroBooks, { mandates, ended }: AutogiroOrder): AnsweredMandate[] {
  const registered = mandates.map((mandate) => {
    const isRefused = mandate.account.endsWith(ACCOUNT_DIGITS.refused)
    if (!isRefused) books.mandates[mandate.payer] = mandate
    return { ...mandate, information: '04', comment: isRefused ? '03' : '32' }
  })
  const removed = ended.map((payer) => {
    const mandate = books.mandates[payer]
    const none = { payer, account: ' '.repeat(16), person: ' '.repeat(12) }
    delete books.mandates[payer]
    books.waiting = books.waiting.filter((debit) => debit.payer !== payer)
    return { ...(mandate ?? none), information: '03', comment: mandate ? '33' : '04' }
  })
  return [...registered, ...removed]
}

/** Takes back the debits of earlier days from accounts whose holders dispute them, and reports them to each payee. */
export function takeBackDebits(books: BankGiroBooks, day: string): BankGiroReport[] {
  const disputed = (books.disputed ?? []).filter((debit) => debit.day < day)
  books.disputed = (books.disputed ?? []).filter((debit) => debit.day >= day)
  return byPayee(disputed).map((debits) => ({
    kind: 'payments',
    text: takenBackDebits(headOf(debits, day), debits),
  }))
}

const byPayee = (debits: readonly HeldDebit[]): HeldDebit[][] => [
  ...Map.groupBy(debits, ({ customerNumber, bankgiro }) => `${customerNumber}${bankgiro}`).values(),
]

function headOf(debits: readonly HeldDebit[], day: string): ReportHead {
  const [{ customerNumber, bankgiro }] = debits as [HeldDebit]
  return { customerNumber, bankgiro, day }
}

/** Collects the debits that are due on or before a day, and reports them to each payee. */
export function drawDebits(books: BankGiroBooks, day: string): BankGiroReport[] {
  const due = books.waiting.filter((debit) => debit.day <= day)
  books.waiting = books.waiting.filter((debit) => debit.day > day)
  const disputed = due.filter(({ payer }) => books.mandates[payer]?.account.endsWith(ACCOUNT_DIGITS.takenBack))
  books.disputed = [...(books.disputed ?? []), ...disputed]
  return byPayee(due).map((debits) => {
    const head = headOf(debits, day)
    const drawn = debits.map((debit): AnsweredDebit => ({ ...debit, status: statusOf(books, debit.payer) }))
    return { kind: 'payments', text: paymentSpecification(head, drawn) }
  })
}

function statusOf(books: BankGiroBooks, payer: string): AnsweredDebit['status'] {
  const account = books.mandates[payer]?.account ?? ACCOUNT_DIGITS.closed
  if (account.endsWith(ACCOUNT_DIGITS.withoutCover)) return '1'
  return account.endsWith(ACCOUNT_DIGITS.closed) ? '2' : '0'
}

/** Makes the state of a new Bankgirot. */
export const newBooks = (): BankGiroBooks => ({ mandates: {}, waiting: [] })
