import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { open } from '@klarsikt/page-kit/testing/mount'
import { screen, waitFor, within } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { BANK_PAYMENT, OVER_PAYMENT } from '../../testing/bank-payments.js'
import { changeStaffPayment } from './change-staff-payment.js'
import { loadStaffPayments } from './load-staff-payments.js'
import { StaffPaymentsPage } from './staff-payments-page.js'

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const show = (data = [BANK_PAYMENT, OVER_PAYMENT]) => {
  server.use(mock('getStaffPayments', () => ({ data, count: data.length })))
  return open({
    path: '/butik-personal/inbetalningar',
    load: loadStaffPayments,
    mutate: changeStaffPayment,
    page: StaffPaymentsPage,
    role: 'finance',
  })
}
const rowOf = async (name: string) => {
  const row = (await screen.findByText(name)).closest('li')
  if (!row) throw new Error(`No row of ${name}`)
  return within(row)
}

describe('payments that are on no invoice', () => {
  it('say who paid, why they wait, and how much of them', async () => {
    show()
    const over = await rowOf('Bo Berg')
    for (const text of ['För mycket betalt', '103 kr', 'av 1 000 kr', 'Kom 20 november 2026'])
      expect(
        over.getByText(text.replaceAll(' ', '\u00A0'), { normalizer: (shown) => shown.replaceAll(' ', '\u00A0') }),
      ).toBeVisible()
  })

  it('are none when every one has found its invoice', async () => {
    show([])
    expect(await screen.findByText('Alla betalningar är kopplade till en faktura.')).toBeVisible()
  })

  it('are put on an invoice, and say beside the field what is wrong with it', async () => {
    const bodies: unknown[] = []
    const message = 'Det finns ingen faktura med det numret.'
    server.use(
      mock('matchBankPayment', ({ body }) => {
        bodies.push(body)
        if (bodies.length > 1)
          return { success: true as const, data: { ...BANK_PAYMENT, rest: 0, state: 'matched' as const } }
        return { success: false as const, result: 'payment.no-invoice' as const, message, data: BANK_PAYMENT }
      }),
    )
    const { user } = show()
    await user.click((await rowOf('Anna Lind')).getByText('Koppla till en faktura'))
    const field = async () => (await rowOf('Anna Lind')).getByRole('textbox', { name: /Fakturanummer eller OCR/ })
    const send = async () => user.click((await rowOf('Anna Lind')).getByRole('button', { name: 'Koppla' }))
    await send()
    await waitFor(async () =>
      expect(await field()).toHaveAccessibleDescription('Ange fakturans nummer eller OCR-nummer.'),
    )
    await user.type(await field(), '999')
    await send()
    await waitFor(async () => expect(await field()).toHaveAccessibleDescription(message))
    expect(await field()).toHaveValue('999')
    await user.clear(await field())
    await user.type(await field(), '1000 0000 1')
    await send()
    expect(await screen.findByText('Klart.')).toBeVisible()
    expect(bodies).toEqual([
      { invoice: '999', rest: 495 },
      { invoice: '1000 0000 1', rest: 495 },
    ])
  })

  it('are paid back, with the account that they came from', async () => {
    let body: unknown
    server.use(
      mock('repayBankPayment', (input) => {
        body = input.body
        return { success: true as const, data: { ...OVER_PAYMENT, rest: 0, state: 'repaid' as const } }
      }),
    )
    const { user } = show()
    const over = await rowOf('Bo Berg')
    await user.click(over.getByText('Betalad tillbaka'))
    expect(over.getByText('80001234567')).toBeVisible()
    await user.click(over.getByRole('button', { name: /är betalt tillbaka/ }))
    expect(await screen.findByText('Klart.')).toBeVisible()
    expect(body).toEqual({ rest: 103 })
  })

  it('are not found by anybody else', async () => {
    server.use(mock('getStaffPayments', () => new MockRefusal(403, { code: 'request.forbidden', message: 'Nej.' })))
    open({
      path: '/butik-personal/inbetalningar',
      load: loadStaffPayments,
      mutate: changeStaffPayment,
      page: StaffPaymentsPage,
      role: 'finance',
    })
    expect(await screen.findByRole('alert')).toHaveTextContent('error')
  })
})
