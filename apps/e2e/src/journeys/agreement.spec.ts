import { createHash } from 'node:crypto'
import * as agreementMessages from '@klarsikt/core/messages/agreement'
import * as commonMessages from '@klarsikt/core/messages/common'
import * as companyMessages from '@klarsikt/core/messages/company'
import * as fieldMessages from '@klarsikt/core/messages/field'
import * as warningMessages from '@klarsikt/core/messages/warning'
import { href } from '@klarsikt/shop-config/paths'
import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { openTelephone } from './pages/telephone.js'
import { expectAccessible } from './support/axe.js'
import { open } from './support/open.js'
import { expect, test } from './support/test.js'

const WIZARD = href('b2b-sign-agreement')

/** A company can have only one agreement, so each window and each test has its own companies. */
const COMPANIES = {
  phone: { bankId: '559990-1005', letter: '559990-1021', name: 'Norrsken Bygg AB', person: '194408139089' },
  desktop: { bankId: '559990-1013', letter: '559990-1054', name: 'Fjällbrisen Konsult AB', person: '200001052380' },
} as const
const NAMES = { '194408139089': ['Gunnel', 'Åström'], '200001052380': ['Noel', 'Nilsson'] } as const

type Project = keyof typeof COMPANIES

function wizard(page: Page) {
  const main = page.getByRole('main')
  const heading = (name: string) => main.getByRole('heading', { level: 2, name })
  const label = (name: string) => main.getByLabel(name, { exact: true })
  const next = () => main.getByRole('button', { name: commonMessages.continue() }).click()
  const name = async (first: string, last: string) => {
    await main.getByLabel(fieldMessages.firstName()).fill(first)
    await main.getByLabel(fieldMessages.lastName()).fill(last)
  }
  return {
    main,
    heading,
    next,
    async lookUp(number: string) {
      await main.getByLabel(fieldMessages.orgNumber()).fill(number)
      await next()
    },
    async fillIn(signatory: readonly [string, string], mails: { readonly contact: string; readonly pdf: string }) {
      await expect(heading(agreementMessages.headingContact())).toBeVisible()
      await name('Eva', 'Åkerlund')
      await main.locator('input[name=email]').first().fill(mails.contact)
      await main.getByLabel(fieldMessages.mobile()).fill('070-174 06 05')
      await next()
      await expect(heading(agreementMessages.headingSignatory())).toBeFocused()
      await name(...signatory)
      await main.getByLabel(agreementMessages.titleLabel()).fill('Vd')
      await main.locator('input[name=email]').first().fill(mails.contact)
      await next()
      await expect(heading(agreementMessages.headingInvoice())).toBeFocused()
      await main.getByRole('radio', { name: companyMessages.referenceTypeCostCentre() }).check()
      await main.getByLabel(companyMessages.referenceFormat()).fill('AA-9999')
      await next()
      await expect(heading(agreementMessages.headingGlasses())).toBeFocused()
      await main
        .getByRole('group', { name: agreementMessages.glassLevel() })
        .getByRole('radio', { name: 'Plus' })
        .check()
      await main
        .getByRole('group', { name: agreementMessages.frameLevel() })
        .getByRole('radio', { name: 'Standard' })
        .check()
      await main.getByLabel(agreementMessages.frameModels()).fill('12')
      await next()
      await expect(heading(agreementMessages.headingProtective())).toBeFocused()
      await main.getByRole('checkbox', { name: agreementMessages.protectiveF() }).check()
      await label(agreementMessages.pdfEmail()).or(main.locator('input[name=pdfEmail]')).first().fill(mails.pdf)
      await next()
      await expect(heading(agreementMessages.headingSummary())).toBeFocused()
    },
  }
}

async function textAt(page: Page, path: string): Promise<{ readonly text: string; readonly digest: string }> {
  const answer = await page.request.get(path)
  expect(answer.headers()['content-type']).toBe('application/pdf')
  const bytes = new Uint8Array(await answer.body())
  const digest = createHash('sha256').update(bytes).digest('hex')
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true })
  return { text: text.replaceAll(/\s+/g, ' '), digest }
}
const someone = () => `avtal-${crypto.randomUUID().slice(0, 8)}@exempel.test`

test('a company looks itself up, fills in its agreement and signs it by BankID [ROUTE-032, ROUTE-055, B2B-005, ROLE-003]', async ({
  page,
  openBrowser,
  sandbox,
  trouble,
}, { project }) => {
  // Unknown and deregistered companies.
  trouble.allow(/\b(404|409)\b.*\/b2b\/agreement/)
  const { bankId: number, name, person } = COMPANIES[project.name as Project]
  const mails = { contact: someone(), pdf: someone() }
  const steps = wizard(page)
  const { main } = steps

  await test.step('the company page leads in', async () => {
    await open(page, href('company'))
    await main.getByRole('link', { name: 'Teckna avtal på webben' }).click()
    await expect(steps.heading(agreementMessages.headingOrganisation())).toBeVisible()
    await expectAccessible(page, 'the company of an agreement', { footerSeen: true })
  })

  await test.step('a number that is wrong, unknown or struck off is said at its field [ERR-011]', async () => {
    await steps.lookUp('559990-1006')
    await expect(main.getByText('Organisationsnumret stämmer inte').first()).toBeVisible()
    await steps.lookUp('556016-0680')
    await expect(main.getByText(/inget företag med organisationsnumret 556016-0680/).first()).toBeVisible()
    await steps.lookUp('559990-1070')
    await expect(main.getByText(/avregistrerat/).first()).toBeVisible()
    await steps.lookUp(number)
  })

  await test.step('each part has an address, and nothing that is sent is lost', async () => {
    await steps.fillIn(NAMES[person], mails)
    await expect(main.getByText(name).first()).toBeVisible()
    await expectAccessible(page, 'the summary of an agreement', { footerSeen: true })
    await page.goBack()
    await expect(main.locator('input[name=pdfEmail]')).toHaveValue(mails.pdf)
    await page.goForward()
    await page.reload()
    await expect(steps.heading(agreementMessages.headingSummary())).toBeVisible()
    await main.getByRole('link', { name: /^Ändra glas/ }).click()
    await expect(main.getByLabel(agreementMessages.frameModels())).toHaveValue('12')
    await main.getByLabel(agreementMessages.frameModels()).fill('14')
    await page.getByRole('banner').getByRole('link').first().click()
    await page.getByRole('button', { name: warningMessages.unsavedChangesStay() }).click()
    await expect(main.getByLabel(agreementMessages.frameModels())).toHaveValue('14')
    await steps.next()
    await expect(steps.heading(agreementMessages.headingSummary())).toBeFocused()
  })

  await test.step('the signatory signs on the telephone', async () => {
    const telephone = await openTelephone(openBrowser, person)
    await main.getByRole('button', { name: agreementMessages.signBankid() }).click()
    await expect(main.getByText(agreementMessages.authorityRequired())).toBeVisible()
    await main.getByRole('checkbox', { name: agreementMessages.authority() }).check()
    await main.getByRole('button', { name: agreementMessages.signBankid() }).click()
    await telephone.scan(page)
    await telephone.sign()
    await expect(steps.heading(agreementMessages.doneTitle())).toBeVisible()
  })

  await test.step('the document says what was filled in, and its digest is on the page and in the letter', async () => {
    await expectAccessible(page, 'a signed agreement', { footerSeen: true })
    const path = await main.getByRole('link', { name: agreementMessages.doneDownload() }).getAttribute('href')
    const { text, digest } = await textAt(page, path ?? '')
    const [first, last] = NAMES[person]
    for (const fact of [name, number, `${first} ${last}, Vd`, 'AA-9999', '14', 'F – låg energi'])
      expect(text).toContain(fact)
    await expect(main.getByText(digest)).toBeVisible()
    const letter = await sandbox.letter(mails.pdf, 'är tecknat')
    expect(letter.text).toContain(digest)
    const linked = /https?:\S+\/api\/b2b\/agreement\/\S+/.exec(letter.text)?.[0] ?? ''
    expect((await textAt(page, linked)).digest).toBe(digest)
  })
})

test('an agreement is gone on with by a link, and signed by a letter', async ({ page, openBrowser, sandbox }, {
  project,
}) => {
  const { letter: number } = COMPANIES[project.name as Project]
  const mails = { contact: someone(), pdf: someone() }
  const steps = wizard(page)
  await open(page, WIZARD)
  await steps.lookUp(number)
  await expect(steps.heading(agreementMessages.headingContact())).toBeFocused()
  await page.getByLabel(agreementMessages.draftEmail()).fill(mails.contact)
  await page.getByRole('button', { name: agreementMessages.draftSend() }).click()
  await expect(page.getByText(agreementMessages.draftSent({ email: mails.contact }))).toBeVisible()

  const draft = await sandbox.letter(mails.contact, 'börjat fylla i')
  const context = await openBrowser()
  const other = await context.newPage()
  const rest = wizard(other)
  await open(other, /https?:\S+utkast=[\w-]+/.exec(draft.text)?.[0] ?? '')
  await expectAccessible(other, 'the link of a draft', { footerSeen: true })
  await rest.main.getByRole('button', { name: agreementMessages.draftOpen() }).click()
  await rest.fillIn(['Sara', 'Holm'], mails)
  await rest.main.getByRole('checkbox', { name: agreementMessages.authority() }).check()
  await rest.main.getByRole('button', { name: agreementMessages.signEmail() }).click()
  await expect(rest.main.getByText(/^Länken är skickad till/).first()).toBeVisible()

  const toSign = await sandbox.letter(mails.contact, 'avtalstecknare')
  await open(page, /https?:\S+bekrafta=[\w-]+/.exec(toSign.text)?.[0] ?? '')
  await expectAccessible(page, 'the confirmation of an agreement', { footerSeen: true })
  await steps.main.getByRole('button', { name: agreementMessages.confirmButton() }).click()
  await expect(steps.heading(agreementMessages.doneTitle())).toBeVisible()
  await sandbox.letter(mails.pdf, 'är tecknat')
})

test('a register that does not answer says so, and the company is typed in [ERR-012]', async ({ page, trouble }) => {
  trouble.allow(/\b503\b.*\/b2b\/agreement/)
  const steps = wizard(page)
  await open(page, WIZARD)
  await steps.lookUp('559990-1096')
  await expect(steps.main.getByText(/företagssupport/).first()).toBeVisible({ timeout: 60_000 })
  await steps.main.getByLabel(agreementMessages.companyName()).fill('Sena Svar AB')
  await steps.main.getByLabel(fieldMessages.street()).fill('Gatan 1')
  await steps.main.getByLabel(fieldMessages.postalCode()).fill('111 22')
  await steps.main.getByLabel(fieldMessages.city()).fill('Stockholm')
  await steps.next()
  await expect(steps.heading(agreementMessages.headingContact())).toBeFocused({ timeout: 60_000 })
})
