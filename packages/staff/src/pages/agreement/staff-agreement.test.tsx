import { mock } from '@klarsikt/contract/msw'
import { open } from '@klarsikt/page-kit/testing/mount'
import { screen, within } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { AGREEMENT, AWAITING_AGREEMENT } from '../../testing/agreements.js'
import { loadStaffAgreement } from './load-staff-agreement.js'
import { StaffAgreementPage } from './staff-agreement-page.js'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const show = (number: string) =>
  open({
    path: '/butik-personal/avtal/:number',
    at: `/butik-personal/avtal/${number}`,
    load: loadStaffAgreement,
    page: StaffAgreementPage,
  })

describe('an agreement of a company, for staff', () => {
  it('says what employees get, how references are written, and has the document [B2B-001, B2B-005]', async () => {
    server.use(mock('getStaffAgreement', () => ({ data: AGREEMENT })))
    show(AGREEMENT.number)
    expect(await screen.findByRole('heading', { level: 1, name: 'Avtal med Havtorn Livs AB' })).toBeVisible()
    const cover = within(screen.getByRole('region', { name: 'Vad medarbetarna får' }))
    for (const text of ['Plus', 'Standard', '12', /^F –/]) expect(cover.getByText(text)).toBeVisible()
    const reference = within(screen.getByRole('region', { name: 'Faktura och referens' }))
    for (const text of ['AA-99', /^Box 44/, '0007:5599901039']) expect(reference.getByText(text)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Öppna avtalet (PDF)' })).toHaveAttribute('href', AGREEMENT.pdfPath)
  })

  it('says that it waits for its signatory, and that the company has to be looked up', async () => {
    server.use(mock('getStaffAgreement', () => ({ data: AWAITING_AGREEMENT })))
    show(AWAITING_AGREEMENT.number)
    expect(await screen.findByText('Väntar på underskrift')).toBeVisible()
    expect(screen.getByText(/ifyllt för hand/)).toBeVisible()
    expect(screen.queryByText('BankID')).toBeNull()
  })

  it('is not found by another text than a number', async () => {
    show('hej')
    expect(await screen.findByRole('alert')).toBeVisible()
  })
})
