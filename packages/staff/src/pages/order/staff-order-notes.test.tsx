import { mock } from '@klarsikt/contract/msw'
import type { StaffOrder } from '@klarsikt/contract/shop/types'
import { screen } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openStaffOrder } from '../../testing/open-staff-order.js'
import { PAUSED, STAFF_ORDER } from '../../testing/staff-orders.js'

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const show = (data?: StaffOrder) => openStaffOrder(server, data)
const done = (data: StaffOrder) => ({ success: true as const, data })

describe('the notes of an order', () => {
  it('takes a note, and refuses one about health without losing it', async () => {
    const sent: unknown[] = []
    const { user } = show()
    server.use(mock('noteOrder', ({ body }) => (sent.push(body.text), done(STAFF_ORDER))))
    const note = await screen.findByLabelText('Ny anteckning')
    await user.type(note, 'Höger -2,25')
    await user.click(screen.getByRole('button', { name: 'Spara anteckningen' }))
    expect((await screen.findAllByText(/Ta bort personnummer, styrkor/)).length).toBeGreaterThan(0)
    expect(note).toBeInvalid()
    expect(note).toHaveValue('Höger -2,25')
    await user.clear(note)
    await user.type(note, 'Ring kunden')
    await user.click(screen.getByRole('button', { name: 'Spara anteckningen' }))
    expect(await screen.findByText('Anteckningen är sparad.')).toBeVisible()
    expect(sent).toEqual(['Ring kunden'])
  })

  it('loses no typed note when a colleague changed the order first', async () => {
    const { user } = show()
    const note = await screen.findByLabelText('Ny anteckning')
    await user.type(note, 'Ring kunden')
    const more = [{ id: 'note-2', at: STAFF_ORDER.placedAt, employeeNumber: '1001/7', text: 'Jag ringer.' }]
    const now = { ...PAUSED, notes: more }
    const changed = { success: false as const, result: 'order.changed' as const, message: 'Eva pausade.', data: now }
    server.use(
      mock('getStaffOrder', () => ({ data: now })),
      mock('noteOrder', () => changed),
      mock('controlOrder', () => changed),
    )
    await user.click(screen.getByRole('button', { name: 'Godkänn kontrollen' }))
    expect(await screen.findByText('Jag ringer.')).toBeVisible()
    expect(screen.getByLabelText('Ny anteckning')).toHaveValue('Ring kunden')
    await user.click(screen.getByRole('button', { name: 'Spara anteckningen' }))
    expect(await screen.findByText('Eva pausade.')).toBeVisible()
    expect(screen.getByLabelText('Ny anteckning')).toHaveValue('Ring kunden')
    server.use(mock('noteOrder', () => done(now)))
    await user.click(screen.getByRole('button', { name: 'Spara anteckningen' }))
    expect(await screen.findByText('Anteckningen är sparad.')).toBeVisible()
    expect(screen.getByLabelText('Ny anteckning')).toHaveValue('')
  })
})
