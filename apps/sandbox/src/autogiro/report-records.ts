/** The receiver of a report and its date, such as `20261203`. */
export type ReportHead = { readonly customerNumber: string; readonly bankgiro: string; readonly day: string }

export type AnsweredMandate = {
  readonly payer: string
  readonly account: string
  readonly person: string
  /** Codes of Bankgirot for the subject and for the outcome. */
  readonly information: string
  readonly comment: string
}
export type AnsweredDebit = {
  readonly day: string
  readonly payer: string
  readonly amount: number
  readonly reference: string
  /** 0 means paid, 1 no cover, 2 account closed, 9 tried again. */
  readonly status: '0' | '1' | '2' | '9'
}

const number = (value: number, length: number): string => String(value).padStart(length, '0')
const file = (records: readonly string[]): string => records.map((record) => `${record.padEnd(80)}\r\n`).join('')

function opening({ customerNumber, bankgiro, day }: ReportHead, contents: string, time = ''): string {
  return `${'01AUTOGIRO'.padEnd(24)}${`${day}${time}`.padEnd(20)}${contents.padEnd(20)}${customerNumber}${bankgiro}`
}

/** Writes the banks' answers about mandates, `AG-MEDAVI`. */
export function mandateAdvice(head: ReportHead, answers: readonly AnsweredMandate[]): string {
  const records = answers.map(
    ({ payer, account, person, information, comment }) =>
      `73${head.bankgiro}${payer}${account}${person}${' '.repeat(5)}${information}${comment}${head.day}`,
  )
  return file([opening(head, 'AG-MEDAVI'), ...records, `09${head.day}9900${number(records.length, 7)}`])
}

/** Writes the collected debits with one deposit for each day, `BET. SPEC & STOPP TK`. */
export function paymentSpecification(head: ReportHead, debits: readonly AnsweredDebit[]): string {
  const days = [...Map.groupBy(debits, ({ day }) => day)]
  const records = days.flatMap(([day, drawn], at) => [
    deposit(day, drawn, at + 1),
    ...drawn.map(
      (one) =>
        `82${day}0${' '.repeat(4)}${one.payer}${number(one.amount, 12)}${head.bankgiro}${one.reference.padEnd(26)}${one.status}`,
    ),
  ])
  const paid = debits.filter(({ status }) => status === '0').length
  return file([
    opening(head, 'BET. SPEC & STOPP TK', '193000000000'),
    ...records,
    `09${head.day}9900${number(days.length, 6)}${number(paid, 12)}${'0'.repeat(36)}`,
  ])
}

function deposit(day: string, debits: readonly AnsweredDebit[], serial: number): string {
  const paid = debits.filter(({ status }) => status === '0')
  const sum = paid.reduce((before, { amount }) => before + amount, 0)
  return `15${number(50_001_234_567, 35)}${day}${number(serial, 5)}${number(sum, 18)}   ${number(paid.length, 8)}`
}

/** Writes the debits that the payers' banks took back, as one withdrawal, `BET. SPEC & STOPP TK`. */
export function takenBackDebits(head: ReportHead, debits: readonly Omit<AnsweredDebit, 'status'>[]): string {
  const sum = debits.reduce((before, { amount }) => before + amount, 0)
  const records = debits.map(
    ({ day, payer, amount, reference }) =>
      `77${day}0${' '.repeat(4)}${payer}${number(amount, 12)}${head.bankgiro}${reference.padEnd(16)}${head.day}01`,
  )
  return file([
    opening(head, 'BET. SPEC & STOPP TK', '193000000000'),
    `17${number(50_001_234_567, 35)}${head.day}${number(1, 5)}${number(sum, 18)}   ${number(debits.length, 8)}`,
    ...records,
    `09${head.day}9900${'0'.repeat(54)}`,
  ])
}

/** Writes the debits that are refused because the payer has no mandate, `AVVISADE BET UPPDR`. */
export function rejectedDebits(head: ReportHead, debits: readonly Omit<AnsweredDebit, 'status'>[]): string {
  const records = debits.map(
    ({ day, payer, amount, reference }) =>
      `82${day}0${' '.repeat(3)}${payer}${number(amount, 12)}${reference.padEnd(16)}${NO_MANDATE}`,
  )
  const sum = debits.reduce((before, { amount }) => before + amount, 0)
  return file([
    opening(head, 'AVVISADE BET UPPDR'),
    ...records,
    `09${head.day}9900${'0'.repeat(18)}${number(records.length, 6)}${number(sum, 12)}`,
  ])
}

const NO_MANDATE = '01'
