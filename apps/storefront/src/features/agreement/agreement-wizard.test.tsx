import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { Agreement } from '@klarsikt/contract/shop/types'
import { AGREEMENT_STEPS, type AgreementStep } from '@klarsikt/core/agreement'
import { httpStatus } from '@klarsikt/core/errors'
import * as agreementMessages from '@klarsikt/core/messages/agreement'
import * as commonMessages from '@klarsikt/core/messages/common'
import * as fieldMessages from '@klarsikt/core/messages/field'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { browserClient } from '../../lib/browser-client.js'
import { WHOLE_AGREEMENT as WHOLE } from '../../testing/company-samples.js'
import { renderShop, mockShopServer } from '../../testing/render-shop.js'
import { AgreementWizard } from './agreement-wizard.js'
import { type AgreementAnswer, changeAgreement } from './change-agreement.js'

const { server } = mockShopServer()

const EMPTY = { draftToken: null, confirmation: null, hasBankId: true, returns: false } as const

function open(step: AgreementStep, agreement: Agreement | null = WHOLE) {
  return renderShop(
    (answer: AgreementAnswer | undefined) => (
      <AgreementWizard data={{ ...EMPTY, step, agreement }} answer={answer} client={browserClient} />
    ),
    { mutation: changeAgreement },
  )
}
const next = () => userEvent.click(screen.getByRole('button', { name: commonMessages.continue() }))
const refuse = (code: 'company.not-found' | 'company.lookup-problem' | 'agreement.exists', message: string) =>
  new MockRefusal(httpStatus(code), { code, message })

describe('each step', () => {
  it.each(AGREEMENT_STEPS)('%s is accessible and begins with what is stored [ROUTE-055]', async (step) => {
    const { container } = open(step)
    expect(screen.getAllByRole('heading', { level: 2 })[0]).toBeVisible()
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id }) => id)).toEqual([])
  })

  it('is filled in with what follows from others', () => {
    open('invoice', { ...WHOLE, invoice: null, nextStep: 'invoice' })
    expect(screen.getByLabelText(fieldMessages.street())).toHaveValue('Hamngatan 12')
  })

  it('after the first says which company was found', () => {
    const { name, orgNumber } = WHOLE.organisation ?? { name: '', orgNumber: '' }
    expect(name).not.toBe('')
    open('contact', { ...WHOLE, contact: null, nextStep: 'contact' })
    expect(screen.getByText(`Avtalet gäller ${name}, organisationsnummer ${orgNumber}.`)).toBeVisible()
  })
})

describe('the company', () => {
  it('is asked for by a number, judged before it is sent [VALID-023]', async () => {
    open('organisation', null)
    await next()
    expect(screen.getAllByText('Ange organisationsnummer.')[0]).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText(fieldMessages.orgNumber())).toHaveFocus())
  })

  it('that is unknown is said at its field, and cannot be typed in [ERR-011]', async () => {
    const message = 'Vi hittar inget företag.'
    server.use(mock('saveAgreement', () => refuse('company.not-found', message)))
    open('organisation', null)
    await userEvent.type(screen.getByLabelText(fieldMessages.orgNumber()), '559990-1005')
    await next()
    await waitFor(() => expect(screen.getByLabelText(fieldMessages.orgNumber())).toHaveAccessibleDescription(/inget/))
    expect(screen.getByLabelText(fieldMessages.orgNumber())).toHaveValue('559990-1005')
    expect(screen.queryByLabelText(agreementMessages.companyName())).toBeNull()
  })

  it('can be typed in where the register does not answer [ERR-012]', async () => {
    const bodies: unknown[] = []
    server.use(
      mock('saveAgreement', ({ body }) => {
        bodies.push(body)
        return refuse('company.lookup-problem', 'Kontakta vår företagssupport.')
      }),
    )
    open('organisation', null)
    await userEvent.type(screen.getByLabelText(fieldMessages.orgNumber()), '559990-1096')
    await next()
    await userEvent.type(await screen.findByLabelText(agreementMessages.companyName()), 'Sena Svar AB')
    expect(screen.getByText('Kontakta vår företagssupport.')).toBeVisible()
    await next()
    await waitFor(() => expect(bodies).toHaveLength(2))
    expect(bodies[1]).toMatchObject({ orgNumber: '559990-1096', typed: { name: 'Sena Svar AB' } })
  })
})

describe('the signature', () => {
  it('asks first whether the person may sign', async () => {
    open('summary')
    await userEvent.click(screen.getByRole('button', { name: agreementMessages.signBankid() }))
    expect(screen.getByText(agreementMessages.authorityRequired())).toBeVisible()
    expect(screen.getByRole('checkbox', { name: agreementMessages.authority() })).toHaveFocus()
  })

  it('says what stops it, in words', async () => {
    server.use(mock('signAgreement', () => refuse('agreement.exists', 'Företaget har redan ett avtal.')))
    open('summary')
    await userEvent.click(screen.getByRole('checkbox', { name: agreementMessages.authority() }))
    await userEvent.click(screen.getByRole('button', { name: agreementMessages.signBankid() }))
    expect(await screen.findByText('Företaget har redan ett avtal.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: agreementMessages.signEmail() }))
    expect((await screen.findAllByText('Företaget har redan ett avtal.'))[0]).toBeVisible()
  })

  it('of a letter shows where the letter went', async () => {
    server.use(
      mock('signAgreement', () => ({
        success: true as const,
        method: 'e-mail' as const,
        email: 'anna@bolaget.example',
      })),
    )
    open('summary')
    await userEvent.click(screen.getByRole('checkbox', { name: agreementMessages.authority() }))
    await userEvent.click(screen.getByRole('button', { name: agreementMessages.signEmail() }))
    expect(await screen.findByText(/^Länken är skickad till anna@bolaget.example/)).toBeVisible()
  })
})
