import { type AgreementCover, coverItems } from '@klarsikt/core/agreement'
import { dateTimeText } from '@klarsikt/core/calendar'
import { REFERENCE_TYPE_MESSAGES, type ReferenceType } from '@klarsikt/core/company'
import * as letterMessages from '@klarsikt/core/messages/letter'
import * as requisitionLetterMessages from '@klarsikt/core/messages/requisition-letter'
import { formatOre, wholeOre } from '@klarsikt/core/money'
import type { RequisitionDecision } from '@klarsikt/core/requisition'
import type { Executor } from '@klarsikt/server/database'
import { SHOP } from '@klarsikt/shop-config'
import { encodedHref } from '@klarsikt/shop-config/paths'
import {
  type EnqueueDeps,
  type LetterRow,
  type LetterTemplate,
  enqueueLetter,
  writeLetter,
} from '../../platform/index.js'
import { openContent, type RequisitionContent } from './content.js'
import { employeeName } from './describe.js'
import type { RequisitionRow } from './find.js'

type Facts = {
  readonly employee: string
  readonly firstName: string
  readonly company: string
  readonly referenceType: ReferenceType
  readonly reference: string
  /** In öre. */
  readonly amount: number
  readonly cover?: AgreementCover | null
}
type Asked = Facts & { readonly token: string; readonly expiresAt: string }
type ToEmployee = Facts & { readonly bookingId: string }
type List = { readonly token: string }

/** The receipt of an exam that the employee paid in the store. */
export type Outlay = {
  readonly firstName: string
  readonly company: string
  readonly referenceType: ReferenceType
  readonly reference: string
  readonly amount: number
  readonly paidAt: string
  readonly storeName: string
}

/** Asks the manager, with the link to decide. */
export async function sendAsked(deps: EnqueueDeps, tx: Executor, row: RequisitionRow, token: string): Promise<void> {
  const content = openContent(deps.encryption, row.content)
  if (!content || !row.expiresAt) return
  const data = { ...factsOf(row, content), token, expiresAt: row.expiresAt.toISOString() }
  await enqueueLetter(deps, tx, { template: asked, to: content.company.managerEmail, data })
}

/** Confirms a decision to the manager and the employee. */
export async function sendDecided(
  deps: EnqueueDeps,
  tx: Executor,
  row: RequisitionRow,
  decision: RequisitionDecision,
): Promise<void> {
  const content = openContent(deps.encryption, row.content)
  if (!content) return
  const facts = factsOf(row, content)
  const { employee, company, bookingId } = content
  const data = { ...facts, bookingId }
  const isApproved = decision === 'approve'
  await enqueueLetter(deps, tx, {
    template: isApproved ? approvedForManager : rejectedForManager,
    to: company.managerEmail,
    key: row.id,
    data: facts,
  })
  await enqueueLetter(deps, tx, {
    template: isApproved ? approvedForEmployee : rejectedForEmployee,
    to: employee.email,
    key: row.id,
    data,
  })
}

/** Tells the employee that the requisition expired without an answer. */
export async function sendUnanswered(deps: EnqueueDeps, tx: Executor, row: RequisitionRow): Promise<void> {
  const content = openContent(deps.encryption, row.content)
  if (!content) return
  const data = { ...factsOf(row, content), bookingId: content.bookingId }
  const key = `${row.id}/${row.expiresAt?.toISOString()}`
  await enqueueLetter(deps, tx, { template: unanswered, to: content.employee.email, key, data })
}

/** Sends a manager the link to their list. */
export async function sendList(deps: EnqueueDeps, tx: Executor, to: string, token: string): Promise<void> {
  await enqueueLetter(deps, tx, { template: list, to, data: { token } })
}

/** Sends the employee the receipt, once for each visit. */
export async function sendOutlay(
  deps: EnqueueDeps,
  tx: Executor,
  to: string,
  key: string,
  data: Outlay,
): Promise<void> {
  await enqueueLetter(deps, tx, { template: outlay, to, key, data })
}

function factsOf({ amount }: RequisitionRow, { employee, company, cover = null }: RequisitionContent): Facts {
  const { name, referenceType, reference } = company
  return {
    employee: employeeName(employee),
    firstName: employee.firstName,
    company: name,
    referenceType,
    reference,
    amount,
    cover,
  }
}

const rowsOf = ({ employee, company, referenceType, reference, amount }: Facts): LetterRow[] => [
  { text: requisitionLetterMessages.employee(), amount: employee },
  { text: requisitionLetterMessages.company(), amount: company },
  { text: REFERENCE_TYPE_MESSAGES[referenceType](), amount: reference },
  { text: requisitionLetterMessages.price(), amount: formatOre(wholeOre(amount)), strong: true },
]

const coverText = (cover: AgreementCover): string =>
  coverItems(cover)
    .map(({ term, value }) => `${term}: ${value}`)
    .join(', ')

const asked: LetterTemplate<Asked> = {
  name: 'requisition-asked',
  render: (data, { shopUrl }) =>
    writeLetter({
      title: requisitionLetterMessages.askedSubject(data),
      texts: [requisitionLetterMessages.hello(), requisitionLetterMessages.askedText(data)],
      rows: rowsOf(data),
      link: {
        url: shopUrl + encodedHref('requisition', { token: data.token }),
        text: requisitionLetterMessages.answer(),
      },
      outro: [
        ...(data.cover ? [requisitionLetterMessages.cover({ cover: coverText(data.cover) })] : []),
        requisitionLetterMessages.askedUntil({ until: dateTimeText(new Date(data.expiresAt)) }),
        requisitionLetterMessages.privacy(),
      ],
    }),
}

const approvedForManager: LetterTemplate<Facts> = {
  name: 'requisition-approved-manager',
  render: (data) =>
    writeLetter({
      title: requisitionLetterMessages.approvedSubject(data),
      texts: [requisitionLetterMessages.hello(), requisitionLetterMessages.approvedText(data)],
      rows: rowsOf(data),
      outro: [
        ...(data.cover ? [requisitionLetterMessages.cover({ cover: coverText(data.cover) })] : []),
        requisitionLetterMessages.privacy(),
      ],
    }),
}

const rejectedForManager: LetterTemplate<Facts> = {
  name: 'requisition-rejected-manager',
  render: (data) =>
    writeLetter({
      title: requisitionLetterMessages.rejectedSubject(data),
      texts: [requisitionLetterMessages.hello(), requisitionLetterMessages.rejectedText(data)],
      rows: rowsOf(data),
    }),
}

const forEmployee = (
  name: string,
  subject: () => string,
  texts: (data: ToEmployee) => readonly string[],
): LetterTemplate<ToEmployee> => ({
  name,
  render: (data, { shopUrl }) =>
    writeLetter({
      title: subject(),
      texts: [letterMessages.hello({ name: data.firstName }), ...texts(data)],
      link: {
        url: shopUrl + encodedHref('booking-visual-exam-details', { id: data.bookingId }),
        text: requisitionLetterMessages.toBooking(),
      },
    }),
})

const approvedForEmployee = forEmployee(
  'requisition-approved-employee',
  requisitionLetterMessages.approvedEmployeeSubject,
  (data) => [requisitionLetterMessages.approvedEmployeeText(data)],
)
const rejectedForEmployee = forEmployee(
  'requisition-rejected-employee',
  requisitionLetterMessages.rejectedEmployeeSubject,
  ({ amount }) => [
    requisitionLetterMessages.rejectedEmployeeText({ price: formatOre(wholeOre(amount)) }),
    requisitionLetterMessages.rejectedEmployeeChoice(),
  ],
)
const unanswered = forEmployee('requisition-unanswered', requisitionLetterMessages.unansweredSubject, ({ amount }) => [
  requisitionLetterMessages.unansweredText({ price: formatOre(wholeOre(amount)) }),
])

const list: LetterTemplate<List> = {
  name: 'requisition-list',
  render: ({ token }, { shopUrl }) =>
    writeLetter({
      title: requisitionLetterMessages.listSubject(),
      texts: [requisitionLetterMessages.hello(), requisitionLetterMessages.listText()],
      link: {
        url: `${shopUrl}${encodedHref('requisitions')}?${new URLSearchParams({ lank: token })}`,
        text: requisitionLetterMessages.listOpen(),
      },
      outro: [requisitionLetterMessages.listUnexpected()],
    }),
}

const outlay: LetterTemplate<Outlay> = {
  name: 'requisition-outlay',
  render: (data) =>
    writeLetter({
      title: requisitionLetterMessages.outlaySubject({ store: data.storeName }),
      texts: [letterMessages.hello({ name: data.firstName }), requisitionLetterMessages.outlayText()],
      rows: [
        { text: requisitionLetterMessages.outlayWhat(), amount: formatOre(wholeOre(data.amount)), strong: true },
        { text: requisitionLetterMessages.outlayVat(), amount: formatOre(wholeOre(0)) },
        { text: requisitionLetterMessages.outlayDay(), amount: dateTimeText(new Date(data.paidAt)) },
        { text: requisitionLetterMessages.company(), amount: data.company },
        { text: REFERENCE_TYPE_MESSAGES[data.referenceType](), amount: data.reference },
        { text: requisitionLetterMessages.outlayStore(), amount: data.storeName },
        {
          text: requisitionLetterMessages.outlaySeller(),
          amount: `${SHOP.seller.name}, ${SHOP.seller.organisationNumber}`,
        },
      ],
    }),
}

export const requisitionLetters = [
  asked,
  approvedForManager,
  rejectedForManager,
  approvedForEmployee,
  rejectedForEmployee,
  unanswered,
  list,
  outlay,
] as const
