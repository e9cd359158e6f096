import type { Page } from '@playwright/test'
import type { Screen } from './pages.js'

const PATH = '/b2b/teckna-avtal'

/** A company of the simulated register. */
const COMPANY = '559990-1088'

type Fill = (page: Page) => Promise<void>

const fill = async (page: Page, values: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, value] of Object.entries(values))
    await page.getByRole('main').locator(`[name=${name}]`).first().fill(value)
}
const next = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Fortsätt' }).click()
const shows = (page: Page, name: string) => page.getByRole('main').locator(`[name=${name}]`).first().waitFor()

/** What is filled in at each step, and the field by which the step is recognised. */
const STEPS: readonly { readonly name: string; readonly shows: string; readonly fill: Fill }[] = [
  { name: 'company', shows: 'orgNumber', fill: (page) => fill(page, { orgNumber: COMPANY }) },
  {
    name: 'contact',
    shows: 'mobile',
    fill: (page) =>
      fill(page, { firstName: 'Eva', lastName: 'Åkerlund', email: 'eva@exempel.test', mobile: '070-174 06 05' }),
  },
  {
    name: 'signatory',
    shows: 'title',
    fill: (page) => fill(page, { firstName: 'Sara', lastName: 'Holm', title: 'Vd', email: 'sara@exempel.test' }),
  },
  {
    name: 'invoice',
    shows: 'referenceFormat',
    async fill(page) {
      await page.getByRole('main').getByRole('radio', { name: 'Kostnadsställe' }).check()
      await fill(page, { referenceFormat: 'AA-9999' })
    },
  },
  {
    name: 'glasses',
    shows: 'frameModels',
    async fill(page) {
      const main = page.getByRole('main')
      await main.locator('[name=glassLevel][value=plus]').check({ force: true })
      await main.locator('[name=frameLevel][value=standard]').check({ force: true })
      await fill(page, { frameModels: '12' })
    },
  },
  { name: 'protective', shows: 'pdfEmail', fill: (page) => fill(page, { pdfEmail: 'avtal@exempel.test' }) },
]

async function walkTo(page: Page, last: number): Promise<void> {
  for (const [at, step] of STEPS.entries()) {
    await shows(page, step.shows)
    if (at === last) return
    await step.fill(page)
    await next(page)
  }
  await page.getByRole('button', { name: 'Teckna med BankID' }).waitFor()
}

export const agreementScreens: readonly Screen[] = [
  ...STEPS.map(({ name }, at) => ({
    name: `agreement-${name}`,
    path: PATH,
    full: true,
    prepare: (page: Page) => walkTo(page, at),
  })),
  {
    name: 'agreement-company-wrong',
    path: PATH,
    full: true,
    async prepare(page) {
      await fill(page, { orgNumber: '559990-1070' })
      await next(page)
      await page
        .getByText(/avregistrerat/)
        .first()
        .waitFor()
    },
  },
  { name: 'agreement-summary', path: PATH, full: true, prepare: (page) => walkTo(page, STEPS.length) },
]
