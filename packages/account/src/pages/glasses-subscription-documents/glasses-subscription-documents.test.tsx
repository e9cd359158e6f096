import { mock } from '@klarsikt/contract/msw'
import { screen } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { expectNoViolations } from '../../testing/expect-no-violations.js'
import { LIFESTYLE, LIFESTYLE_DOCUMENTS } from '../../testing/lifestyle.js'
import { open } from '../../testing/mount.js'
import { GlassesSubscriptionPerksPage, loadGlassesSubscriptionPerks } from '../glasses-subscription-perks/index.js'
import {
  GlassesSubscriptionDocumentPage,
  GlassesSubscriptionDocumentsPage,
  loadGlassesSubscriptionDocument,
  loadGlassesSubscriptionDocuments,
} from './index.js'

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const PAGE = '/mitt-konto/abonnemang/glasögon/:subscriptionId'
const AT = '/mitt-konto/abonnemang/glasögon/41250873'
const [agreement] = LIFESTYLE_DOCUMENTS

const show = (documents = LIFESTYLE_DOCUMENTS) => {
  server.use(mock('getLifestyleDocuments', () => ({ data: documents })))
  return open({
    path: `${PAGE}/avtal`,
    at: `${AT}/avtal`,
    load: loadGlassesSubscriptionDocuments,
    page: GlassesSubscriptionDocumentsPage,
  })
}

it('lists what was signed and when, and leads to each [LIFE-002]', async () => {
  const { container } = show()
  const links = await screen.findAllByRole('link', { name: /^(Avtal|Villkor)$/ })
  expect(links.map((link) => decodeURI(link.getAttribute('href') ?? ''))).toEqual(
    LIFESTYLE_DOCUMENTS.map(({ id }) => `${AT}/avtal/${id}`),
  )
  expect(screen.getAllByText(/Signerat 3 juni 2026/)).toHaveLength(2)
  await expectNoViolations(container)
})

it('says where there is none', async () => {
  show([])
  expect(await screen.findByText('Abonnemanget har inga dokument.')).toBeVisible()
})

it('shows one with the checksum of its file, which is opened as it was signed', async () => {
  if (!agreement) throw new Error('No document')
  server.use(mock('getLifestyleDocument', () => ({ data: agreement })))
  const { container } = open({
    path: `${PAGE}/avtal/:documentId`,
    at: `${AT}/avtal/${agreement.id}`,
    load: loadGlassesSubscriptionDocument,
    page: GlassesSubscriptionDocumentPage,
  })
  expect(await screen.findByText(agreement.digest ?? '')).toBeVisible()
  expect(screen.getByRole('link', { name: /Öppna som PDF/ })).toHaveAttribute('href', agreement.pdf)
  await expectNoViolations(container)
})

it('names what comes with the subscription [LIFE-001]', async () => {
  server.use(mock('getLifestylePerks', () => ({ data: LIFESTYLE.perks })))
  const { container } = open({
    path: `${PAGE}/förmåner`,
    at: `${AT}/förmåner`,
    load: loadGlassesSubscriptionPerks,
    page: GlassesSubscriptionPerksPage,
  })
  for (const { title, text } of LIFESTYLE.perks) {
    expect(await screen.findByText(title)).toBeVisible()
    expect(screen.getByText(text)).toBeVisible()
  }
  await expectNoViolations(container)
})
