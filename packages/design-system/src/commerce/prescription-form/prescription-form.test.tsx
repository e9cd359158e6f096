import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { assert, integer, property } from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { PrescriptionForm, type PrescriptionValue } from './prescription-form.js'
import { flipSign, tidy } from './use-prescription.js'

const send = () => userEvent.click(screen.getByRole('button', { name: 'Spara' }))
const eye = (name: 'Höger' | 'Vänster') => within(screen.getByRole('group', { name: new RegExp(`${name} öga`) }))
const complete = {
  rightSphere: '-1,25',
  leftSphere: '-1,5',
  rightPupillaryDistance: '31,5',
  leftPupillaryDistance: '31',
}

describe('PrescriptionForm', () => {
  it('asks for the tick that the prescription is at most a year old [VALID-026]', async () => {
    const submit = vi.fn<(value: PrescriptionValue) => void>()
    render(<PrescriptionForm onSubmit={submit} defaultValue={complete} />)
    await send()
    expect(submit).not.toHaveBeenCalled()
    expect(screen.getByRole('alert')).toHaveTextContent('Bekräfta att ditt recept är högst ett år gammalt.')
    await userEvent.click(screen.getByRole('checkbox'))
    await send()
    expect(submit).toHaveBeenCalledTimes(1)
  })

  it('gives the ten values of a cart item [CART-003]', async () => {
    const submit = vi.fn<(value: PrescriptionValue) => void>()
    render(<PrescriptionForm onSubmit={submit} defaultValue={complete} />)
    await userEvent.click(screen.getByRole('checkbox'))
    await send()
    expect(submit).toHaveBeenCalledWith({
      prescription: {
        rightSphere: -1.25,
        rightCylinder: null,
        rightAxis: null,
        rightAddition: null,
        rightPupillaryDistance: 31.5,
        leftSphere: -1.5,
        leftCylinder: null,
        leftAxis: null,
        leftAddition: null,
        leftPupillaryDistance: 31,
      },
      workingDistances: null,
    })
  })

  it('has no axis without a cylinder, and takes it away with it [VALID-030]', async () => {
    render(<PrescriptionForm onSubmit={() => {}} />)
    const axis = eye('Höger').getByRole('textbox', { name: /Axel/ })
    expect(axis).toBeDisabled()
    await userEvent.type(eye('Höger').getByRole('textbox', { name: /Cylinder/ }), '-0,50')
    await userEvent.type(axis, '90')
    expect(axis).toHaveValue('90')
    await userEvent.clear(eye('Höger').getByRole('textbox', { name: /Cylinder/ }))
    expect(axis).toBeDisabled()
    expect(axis).toHaveValue('')
  })

  it('refuses a sphere plus addition above +4,00 for either eye [VALID-027]', async () => {
    const submit = vi.fn<(value: PrescriptionValue) => void>()
    render(
      <PrescriptionForm onSubmit={submit} defaultValue={{ ...complete, leftSphere: '+2,25', leftAddition: '+2,00' }} />,
    )
    await userEvent.click(screen.getByRole('checkbox'))
    await send()
    expect(submit).not.toHaveBeenCalled()
    expect(eye('Vänster').getByRole('textbox', { name: /Addition/ })).toHaveAccessibleDescription(
      /får inte överstiga \+4,00/,
    )
  })

  it('complains when a field is left, and stops as soon as it is right', async () => {
    render(<PrescriptionForm onSubmit={() => {}} />)
    const sphere = eye('Höger').getByRole('textbox', { name: /Sfär/ })
    await userEvent.type(sphere, '99')
    expect(sphere).toBeValid()
    await userEvent.tab()
    expect(sphere).toBeInvalid()
    await userEvent.clear(sphere)
    await userEvent.type(sphere, '-1,25')
    expect(sphere).toBeValid()
  })

  it('asks for three distances for terminal glasses, at most 500 cm [RX-001, VALID-025]', async () => {
    const submit = vi.fn<(value: PrescriptionValue) => void>()
    render(<PrescriptionForm onSubmit={submit} workingDistance defaultValue={complete} />)
    await userEvent.click(screen.getByRole('checkbox'))
    await userEvent.type(screen.getByRole('textbox', { name: 'Bildskärm' }), '501')
    expect(screen.getByRole('textbox', { name: 'Verktyg' })).toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: 'Annat' })).toBeInTheDocument()
    await send()
    expect(screen.getByRole('textbox', { name: 'Bildskärm' })).toHaveAccessibleDescription(
      /Ogiltigt avstånd, max 500 cm/,
    )
    await userEvent.clear(screen.getByRole('textbox', { name: 'Bildskärm' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Bildskärm' }), '65')
    await send()
    expect(submit).toHaveBeenCalledWith(
      expect.objectContaining({ workingDistances: { monitor: 65, tools: null, other: null } }),
    )
  })
})

describe('signs', () => {
  it('flip back to what they were', () => {
    assert(
      property(integer({ min: 1, max: 80 }), (quarters) => {
        const value = tidy(String(quarters / 4))
        expect(value).toMatch(/^\+\d+,\d{2}$/)
        expect(tidy(flipSign(value))).toMatch(/^\u2212/)
        expect(tidy(flipSign(flipSign(value)))).toBe(value)
      }),
    )
  })
})
