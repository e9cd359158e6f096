import { createShopClient } from '@klarsikt/contract/client'
import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { Requisition } from '@klarsikt/contract/shop/types'
import { LinkProvider } from '@klarsikt/design-system/link'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { createRoutesStub, useActionData, useLoaderData } from 'react-router'
import { describe, expect, it } from 'vitest'
import { AppLink } from '../../shell/app-link.js'
import { AGREEMENT_COVER, PENDING_REQUISITION as PENDING } from '../../testing/company-samples.js'
import { mockShopServer } from '../../testing/render-shop.js'
import { answerRequisition } from './answer-requisition.js'
import { loadRequisition } from './load-requisition.js'
import { loadRequisitions } from './load-requisitions.js'
import { requestList } from './request-list.js'
import { RequisitionPage } from './requisition-page.js'
import { RequisitionsPage } from './requisitions-page.js'

const { server } = mockShopServer()
const client = createShopClient({ baseUrl: 'http://api.test', apiKey: 'k', csrfToken: () => 'token' })
const TOKEN = `${'T'.repeat(43)}.sig`
const answerWith = (changes: Partial<Requisition> = {}) =>
  server.use(mock('getRequisition', () => ({ data: { ...PENDING, ...changes } })))

const One = () => (
  <LinkProvider component={AppLink}>
    <RequisitionPage data={useLoaderData()} answered={useActionData()} />
  </LinkProvider>
)
const All = () => (
  <LinkProvider component={AppLink}>
    <RequisitionsPage data={useLoaderData()} answer={useActionData()} />
  </LinkProvider>
)

async function open(at = `/b2b/rekvisition/${TOKEN}`) {
  const Stub = createRoutesStub([
    {
      path: '/b2b/rekvisition/:token',
      Component: One,
      HydrateFallback: () => null,
      loader: ({ request, params }) => loadRequisition(client, new URL(request.url), params['token'] ?? ''),
      action: async ({ request }) => answerRequisition(client, await request.formData()),
    },
    {
      path: '/b2b/rekvisitioner',
      Component: All,
      HydrateFallback: () => null,
      loader: ({ request }) => loadRequisitions(client, new URL(request.url)),
      action: async ({ request }) => requestList(client, await request.formData()),
    },
  ])
  const rendered = render(<Stub initialEntries={[at]} />)
  await screen.findByRole('heading', { level: 1 })
  return { ...rendered, user: userEvent.setup() }
}
const title = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('the page of a manager', () => {
  it('asks once more before it approves, and then confirms [B2B-003]', async () => {
    answerWith()
    let sent = 0
    const { user, container } = await open()
    expect(screen.getByText(/Åsa Ek har bokat en synundersökning/)).toBeVisible()
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id }) => id)).toEqual([])
    server.use(
      mock('approveRequisition', () => {
        sent += 1
        answerWith({ state: 'approved', decidedAt: '2026-11-26T10:00:00.000Z' })
        return { data: { ...PENDING, state: 'approved' as const } }
      }),
    )
    await user.click(screen.getByRole('link', { name: 'Godkänn' }))
    const question = await title('Vill du godkänna?')
    await waitFor(() => expect(question).toHaveFocus())
    expect(sent).toBe(0)
    expect(screen.getByText(/faktura på 395\skr.*K-4510/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Ja, godkänn' }))
    await title('Rekvisitionen är godkänd')
    expect(sent).toBe(1)
    expect(screen.queryByRole('link', { name: 'Godkänn' })).toBeNull()
  })

  it('says what the agreement covers, and that there is none [B2B-001]', async () => {
    answerWith({ cover: AGREEMENT_COVER })
    const { container, unmount } = await open()
    const section = within(screen.getByRole('region', { name: 'Det här ingår i ert avtal' }))
    for (const text of ['AV-10000001', 'Plus', 'Standard', /^F –/]) expect(section.getByText(text)).toBeVisible()
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id }) => id)).toEqual([])
    unmount()
    answerWith({ cover: AGREEMENT_COVER, state: 'rejected' })
    const rejected = await open()
    expect(screen.queryByRole('region', { name: 'Det här ingår i ert avtal' })).toBeNull()
    rejected.unmount()
    answerWith()
    await open()
    expect(screen.getByText(/Tranan Bygg AB har inget avtal med oss/)).toBeVisible()
  })

  it('asks once more before it rejects, and can be gone back from [B2B-004]', async () => {
    answerWith()
    const { user } = await open()
    await user.click(screen.getByRole('link', { name: 'Avslå' }))
    await title('Vill du avslå?')
    await user.click(screen.getByRole('link', { name: 'Tillbaka' }))
    await title('Godkänn en synundersökning')
    await user.click(screen.getByRole('link', { name: 'Avslå' }))
    server.use(
      mock('rejectRequisition', () => {
        answerWith({ state: 'rejected', decidedAt: '2026-11-26T10:00:00.000Z' })
        return { data: { ...PENDING, state: 'rejected' as const } }
      }),
    )
    await user.click(await screen.findByRole('button', { name: 'Ja, avslå' }))
    await title('Rekvisitionen är avslagen')
  })

  it('shows what another manager has decided at the same moment', async () => {
    answerWith()
    const { user } = await open(`/b2b/rekvisition/${TOKEN}?svar=godkann`)
    server.use(
      mock('approveRequisition', () => {
        answerWith({ state: 'rejected' })
        return new MockRefusal(409, { code: 'requisition.decided', message: 'Redan hanterad.' })
      }),
    )
    await user.click(await screen.findByRole('button', { name: 'Ja, godkänn' }))
    await title('Rekvisitionen är avslagen')
  })

  it('says why an answer could not be received, and takes it again', async () => {
    answerWith()
    const { user } = await open(`/b2b/rekvisition/${TOKEN}?svar=avsla`)
    server.use(
      mock('rejectRequisition', () => new MockRefusal(503, { code: 'unavailable', message: 'Försök igen senare.' })),
    )
    await user.click(await screen.findByRole('button', { name: 'Ja, avslå' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Försök igen senare.')
    expect(screen.getByRole('button', { name: 'Ja, avslå' })).toBeEnabled()
  })

  it.each([
    ['expired', 'Länken gäller inte längre'],
    ['approved', 'Rekvisitionen är godkänd'],
    ['used', 'Rekvisitionen är godkänd'],
  ] as const)('has no answer to give once it is %s', async (state, name) => {
    answerWith({ state })
    await open(`/b2b/rekvisition/${TOKEN}?svar=godkann`)
    await title(name)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it.each([
    [401, 'request.unauthorized'],
    [404, 'requisition.not-found'],
  ] as const)('of a link that leads nowhere says what may be wrong with it (%s)', async (status, code) => {
    server.use(mock('getRequisition', () => new MockRefusal(status, { code, message: '' })))
    await open()
    await title('Vi hittar ingen rekvisition')
  })
})

describe('the list of a manager', () => {
  it('has every requisition with its state, and leads to each', async () => {
    server.use(mock('listRequisitions', () => ({ data: [{ ...PENDING, token: 'a.b.c.r-1' }] })))
    await open('/b2b/rekvisitioner?lank=a.b.c')
    expect(screen.getByRole('link', { name: /^Visa\s*Åsa Ek, K-4510/ })).toHaveAttribute(
      'href',
      '/b2b/rekvisition/a.b.c.r-1',
    )
  })

  it('is asked for by a fresh link, or by a log-in', async () => {
    server.use(
      mock('listRequisitions', () => new MockRefusal(401, { code: 'request.unauthorized', message: '' })),
      mock('requestRequisitionList', () => ({ success: true as const })),
    )
    const { user } = await open('/b2b/rekvisitioner')
    await user.click(screen.getByRole('button', { name: 'Skicka länken' }))
    expect(await screen.findByText('Ange chefens e-postadress.')).toBeVisible()
    await user.type(screen.getByLabelText(/E-post/), 'chef@tranan.example')
    await user.click(screen.getByRole('button', { name: 'Skicka länken' }))
    expect(await screen.findByText(/har vi skickat en länk dit/)).toBeVisible()
  })
})
