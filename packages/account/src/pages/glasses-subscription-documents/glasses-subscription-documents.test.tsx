import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { expectNoViolations } from '@klarsikt/page-kit/testing/expect-no-violations'
import {
  GLASSES_SUBSCRIPTION,
  GLASSES_SUBSCRIPTION_AGREEMENT,
  GLASSES_SUBSCRIPTION_DOCUMENTS,
} from '@klarsikt/page-kit/testing/glasses-subscription'
import { open } from '@klarsikt/page-kit/testing/mount'
import { screen } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { GlassesSubscriptionPerksPage } from '../glasses-subscription-perks/glasses-subscription-perks-page.js'
import { loadGlassesSubscriptionPerks } from '../glasses-subscription-perks/load-glasses-subscription-perks.js'
import { GlassesSubscriptionDocumentPage } from './glasses-subscription-document-page.js'
import { GlassesSubscriptionDocumentsPage } from './glasses-subscription-documents-page.js'
import { loadGlassesSubscriptionDocument, loadGlassesSubscriptionDocuments } from './load-documents.js'

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const PAGE = '/mitt-konto/abonnemang/glasögon/:subscriptionId'
const AT = '/mitt-konto/abonnemang/glasögon/41250873'

const DOCUMENTS = {
  path: `${PAGE}/avtal`,
  at: `${AT}/avtal`,
  load: loadGlassesSubscriptionDocuments,
  page: GlassesSubscriptionDocumentsPage,
}
const DOCUMENT = {
  path: `${PAGE}/avtal/:documentId`,
  at: `${AT}/avtal/${GLASSES_SUBSCRIPTION_AGREEMENT.id}`,
  load: loadGlassesSubscriptionDocument,
  page: GlassesSubscriptionDocumentPage,
}
const PERKS = {
  path: `${PAGE}/förmåner`,
  at: `${AT}/förmåner`,
  load: loadGlassesSubscriptionPerks,
  page: GlassesSubscriptionPerksPage,
}

const show = (documents = GLASSES_SUBSCRIPTION_DOCUMENTS) => {
  server.use(mock('getGlassesSubscriptionDocuments', () => ({ data: documents })))
  return open(DOCUMENTS)
}

it('lists what was signed and when, and leads to each [LIFE-002]', async () => {
  const { container } = show()
  const links = await screen.findAllByRole('link', { name: /^(Avtal|Villkor)$/ })
  expect(links.map((link) => decodeURI(link.getAttribute('href') ?? ''))).toEqual(
    GLASSES_SUBSCRIPTION_DOCUMENTS.map(({ id }) => `${AT}/avtal/${id}`),
  )
  expect(screen.getAllByText(/Signerat 3 juni 2026/)).toHaveLength(2)
  await expectNoViolations(container)
})

it('says where there is none', async () => {
  show([])
  expect(await screen.findByText('Abonnemanget har inga dokument.')).toBeVisible()
})

it('shows one with the checksum of its file, which is opened as it was signed', async () => {
  server.use(mock('getGlassesSubscriptionDocument', () => ({ data: GLASSES_SUBSCRIPTION_AGREEMENT })))
  const { container } = open(DOCUMENT)
  expect(await screen.findByText(GLASSES_SUBSCRIPTION_AGREEMENT.digest ?? '')).toBeVisible()
  expect(screen.getByRole('link', { name: /Öppna som PDF/ })).toHaveAttribute(
    'href',
    GLASSES_SUBSCRIPTION_AGREEMENT.pdf,
  )
  await expectNoViolations(container)
})

it('names what comes with the subscription [LIFE-001]', async () => {
  server.use(mock('getGlassesSubscriptionPerks', () => ({ data: GLASSES_SUBSCRIPTION.perks })))
  const { container } = open(PERKS)
  for (const { title, text } of GLASSES_SUBSCRIPTION.perks) {
    expect(await screen.findByText(title)).toBeVisible()
    expect(screen.getByText(text)).toBeVisible()
  }
  await expectNoViolations(container)
})

describe.each([
  ['the list', () => open(DOCUMENTS)],
  ['a document', () => open(DOCUMENT)],
  ['the perks', () => open(PERKS)],
])('%s', (_name, visit) => {
  const refuse = (...refused: ConstructorParameters<typeof MockRefusal>) =>
    server.use(
      mock('getGlassesSubscriptionDocuments', () => new MockRefusal(...refused)),
      mock('getGlassesSubscriptionDocument', () => new MockRefusal(...refused)),
      mock('getGlassesSubscriptionPerks', () => new MockRefusal(...refused)),
    )

  it('says that subscriptions are under maintenance [ERR-022]', async () => {
    const message = 'Vi underhåller abonnemangssystemet just nu. Försök igen om en stund.'
    refuse(503, { code: 'subscription.maintenance', message })
    const { container } = visit()
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Försök igen' })).toBeVisible()
    await expectNoViolations(container)
  })

  it.each([
    [404, 'glasses-subscription.not-found'],
    [500, 'unexpected'],
  ] as const)('leaves %i to the shop’s page of it', async (status, code) => {
    refuse(status, { code, message: 'Nej.' })
    visit()
    expect(await screen.findByRole('alert')).toHaveTextContent('error')
  })

  it('leads to the log-in without one', async () => {
    refuse(401, { code: 'request.unauthorized', message: 'Logga in.' })
    visit()
    expect(await screen.findByText('at /mitt-konto/logga-in')).toBeVisible()
  })
})
