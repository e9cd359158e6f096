import { EXAM_TYPES } from '@klarsikt/core/booking'
import * as agreementMessages from '@klarsikt/core/messages/agreement'
import * as bookingMessages from '@klarsikt/core/messages/booking'
import * as wizardMessages from '@klarsikt/core/messages/booking-wizard'
import * as commonMessages from '@klarsikt/core/messages/common'
import * as companyMessages from '@klarsikt/core/messages/company'
import * as requisitionMessages from '@klarsikt/core/messages/requisition'
import * as requisitionLetterMessages from '@klarsikt/core/messages/requisition-letter'
import * as validationMessages from '@klarsikt/core/messages/validation'
import { formatOre } from '@klarsikt/core/money'
import { demoAgreements } from '@klarsikt/fixtures/demo'
import type { Page } from '@playwright/test'
import { newPersonalNumber } from '../harness/personal-number.js'
import { bookingWizard } from './pages/booking-wizard.js'
import { expectAccessible } from './support/axe.js'
import { open } from './support/open.js'
import type { Sandbox } from './support/sandbox.js'
import { expect, test } from './support/test.js'

const COMPANY = 'Tranan Bygg AB'
const EMPLOYEE = 'Maja Sjögren'
/** Each window size and each answer has its own store, so that journeys do not take each other's times. */
const STORES = {
  phone: { approve: 1002, reject: 1003, agreed: 1006 },
  desktop: { approve: 1004, reject: 1005, agreed: 1007 },
} as const

type Project = keyof typeof STORES

const someone = (who: string) => `${who}-${crypto.randomUUID().slice(0, 8)}@exempel.test`
const people = () => ({ employee: someone('anstalld'), manager: someone('chef') })

/** Books an employee's exam that the manager has to approve. */
async function bookForCompany(page: Page, storeId: number, { employee, manager }: ReturnType<typeof people>) {
  const visit = bookingWizard(page)
  const { main } = visit
  await open(page, `/boka-synundersökning?typ=terminalglasogon&alder=18-74&butik=${storeId}`)
  await visit.chooseTime()
  await expect(visit.heading(wizardMessages.companyHeading())).toBeFocused()
  await main.getByLabel(wizardMessages.companyName(), { exact: true }).fill(COMPANY)
  await main.getByLabel(wizardMessages.companyOrganisationNumber()).fill('556016-0680')
  await main.getByRole('radio', { name: bookingMessages.requisitionElectronic() }).check()
  await main.getByRole('radio', { name: companyMessages.referenceTypeCostCentre() }).check()
  await main.getByRole('textbox', { name: bookingMessages.reference(), exact: true }).fill('K-4510')
  await expectAccessible(page, 'the company of an exam', { footerSeen: true })
  // The manager's address is asked for only here, and is required.
  await main.getByRole('button', { name: commonMessages.continue() }).click()
  await expect(main.getByText(validationMessages.managerEmailRequired()).first()).toBeVisible()
  await main.getByLabel(wizardMessages.detailsManagerEmail()).fill(manager)
  await main.getByRole('button', { name: commonMessages.continue() }).click()
  await visit.fillIn(newPersonalNumber(), employee)
  await visit.review()
  await visit.book()
}

/** Returns the link in the manager's letter, which must not mention the kind of exam. */
async function linkTo(sandbox: Sandbox, manager: string): Promise<string> {
  const { subject, text } = await sandbox.letter(manager, requisitionLetterMessages.answer())
  expect(subject).toBe(requisitionLetterMessages.askedSubject({ employee: EMPLOYEE }))
  expect(text).not.toContain('terminal')
  return /https?:\S+\/b2b\/rekvisition\/\S+/.exec(text)?.[0] ?? ''
}

test('a manager approves an exam by the link of a letter, once [B2B-003, B2B-004, BOOK-003]', async ({
  page,
  openBrowser,
  sandbox,
  trouble,
}, { project }) => {
  // The opposite answer is refused after the decision.
  trouble.allow(/\b409\b.*\/reject\b/)
  const { employee, manager } = people()
  await bookForCompany(page, STORES[project.name as Project].approve, { employee, manager })
  const booking = page.url()
  await expect(page.getByRole('main').getByText(/^Din chef har fått en länk/)).toBeVisible()

  const office = await openBrowser()
  const screen = await office.newPage()
  const late = await office.newPage()
  const main = screen.getByRole('main')
  const link = await linkTo(sandbox, manager)
  await open(screen, link)
  await expect(main.getByText(requisitionMessages.asked({ employee: EMPLOYEE }))).toBeVisible()
  await expect(main).not.toContainText('terminal')
  await expectAccessible(screen, 'a requisition')
  await open(late, link)
  await late.getByRole('link', { name: requisitionMessages.rejectButton(), exact: true }).click()
  await expect(late.getByRole('heading', { level: 1, name: requisitionMessages.titleReject() })).toBeFocused()

  await main.getByRole('link', { name: requisitionMessages.approveButton(), exact: true }).click()
  await expect(main.getByRole('heading', { level: 1, name: requisitionMessages.titleApprove() })).toBeFocused()
  await expectAccessible(screen, 'an approval', { footerSeen: true })
  await main.getByRole('button', { name: requisitionMessages.approve() }).click()
  const approved = { level: 1, name: requisitionMessages.titleApproved() } as const
  await expect(main.getByRole('heading', approved)).toBeFocused()
  await expectAccessible(screen, 'an approved requisition', { footerSeen: true })
  await sandbox.letter(manager, requisitionLetterMessages.approvedSubject({ employee: EMPLOYEE }))
  await sandbox.letter(employee, requisitionLetterMessages.approvedEmployeeSubject())

  // A page that was open before sends the opposite answer, and the link is used again: the decision stays.
  await late.getByRole('button', { name: requisitionMessages.reject() }).click()
  await expect(late.getByRole('heading', approved)).toBeVisible()
  await open(screen, link)
  await expect(main.getByRole('heading', approved)).toBeVisible()
  await expect(main.getByRole('link', { name: requisitionMessages.approveButton(), exact: true })).toHaveCount(0)

  await open(page, booking)
  await expect(page.getByText(requisitionMessages.bookingApproved())).toBeVisible()
})

test('a manager rejects an exam, and the employee pays [B2B-004]', async ({ page, sandbox }, { project }) => {
  const { employee, manager } = people()
  await bookForCompany(page, STORES[project.name as Project].reject, { employee, manager })
  const booking = page.url()
  const main = page.getByRole('main')
  await open(page, await linkTo(sandbox, manager))
  await main.getByRole('link', { name: requisitionMessages.rejectButton(), exact: true }).click()
  await expect(main.getByText(requisitionMessages.rejectText({ company: COMPANY, employee: EMPLOYEE }))).toBeVisible()
  await main.getByRole('button', { name: requisitionMessages.reject() }).click()
  await expect(main.getByRole('heading', { level: 1, name: requisitionMessages.titleRejected() })).toBeFocused()
  await sandbox.letter(manager, requisitionLetterMessages.rejectedSubject({ employee: EMPLOYEE }))
  await sandbox.letter(employee, requisitionLetterMessages.rejectedEmployeeSubject())
  await open(page, booking)
  await expect(
    main.getByText(requisitionMessages.bookingRejected({ price: formatOre(EXAM_TYPES.terminal.price) })),
  ).toBeVisible()
})

test('a company with an agreement has its own references, and its manager reads what is covered [B2B-001]', async ({
  page,
  sandbox,
}, { project }) => {
  const { employee, manager } = people()
  const [agreement] = demoAgreements()
  if (!agreement) throw new Error('The demo has an agreement')
  const { number, says } = agreement
  const { format } = says.invoice.reference
  const visit = bookingWizard(page)
  const { main } = visit
  const storeId = STORES[project.name as Project].agreed
  await open(page, `/boka-synundersökning?typ=terminalglasogon&alder=18-74&butik=${storeId}`)
  await visit.chooseTime()
  await expect(visit.heading(wizardMessages.companyHeading())).toBeFocused()
  await main.getByLabel(wizardMessages.companyName(), { exact: true }).fill(says.organisation.name)
  await main.getByLabel(wizardMessages.companyOrganisationNumber()).fill(says.organisation.number)
  await expect(main.getByText(wizardMessages.companyAgreedFormat({ format }))).toBeVisible()
  await expectAccessible(page, 'the company of an exam under an agreement', { footerSeen: true })
  await main.getByRole('radio', { name: bookingMessages.requisitionElectronic() }).check()
  await main.getByLabel(wizardMessages.detailsManagerEmail()).fill(manager)
  const reference = main.getByRole('textbox', { name: companyMessages.referenceTypeCostCentre() })
  await reference.fill('K-4510')
  await main.getByRole('button', { name: commonMessages.continue() }).click()
  await expect(main.getByText(companyMessages.referenceInvalid({ format })).first()).toBeVisible()
  await reference.fill('4510')
  await main.getByRole('button', { name: commonMessages.continue() }).click()
  await visit.fillIn(newPersonalNumber(), employee)
  await visit.review()
  await visit.book()

  await open(page, await linkTo(sandbox, manager))
  const cover = page.getByRole('region', { name: requisitionMessages.coverHeading() })
  await expect(cover.getByText(number)).toBeVisible()
  await expect(cover.getByText(agreementMessages.levelPlus())).toBeVisible()
  await expectAccessible(page, 'a requisition under an agreement', { footerSeen: true })
})
