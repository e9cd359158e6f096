import * as prescriptionCheckMessages from '@klarsikt/core/messages/prescription-check'
import * as workingDistanceMessages from '@klarsikt/core/messages/working-distance'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { assert, constantFrom, integer, oneof, property, record, string } from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { en } from '../../locale/en.js'
import { LocaleProvider } from '../../locale/locale.js'
import { PrescriptionForm, type PrescriptionValue } from './prescription-form.js'
import { joinDistances, splitDistance } from './total-distance.js'
import { flipSign, tidy } from './use-prescription.js'

const send = () => userEvent.click(screen.getByRole('button', { name: 'Spara' }))
const confirm = () => screen.getByRole('checkbox', { name: /högst ett år/ })
const eye = (name: 'Höger' | 'Vänster') => within(screen.getByRole('group', { name: new RegExp(`${name} öga`) }))
const complete = {
  rightSphere: '-1,25',
  leftSphere: '-1,5',
  rightPupillaryDistance: '31,5',
  leftPupillaryDistance: '31',
}

/** Records the shown error at each event of a press. An error that appears early would move the button away. */
const pressing = (form: HTMLElement) => {
  const errors: (string | null)[] = []
  for (const type of ['mousedown', 'pointerup', 'mouseup', 'click'])
    form.addEventListener(type, () => errors.push(screen.queryAllByText(/steg om 0,25/)[0]?.textContent ?? null))
  return errors
}

describe('pressing the button right after a wrong value', () => {
  it.each(['MouseLeft', 'TouchA'])('shows the error only after the press of %s', async (key) => {
    const submit = vi.fn<(value: PrescriptionValue) => void>()
    render(<PrescriptionForm onSubmit={submit} defaultValue={complete} />)
    await userEvent.click(confirm())
    const sphere = eye('Vänster').getByRole('textbox', { name: /SPH/ })
    await userEvent.clear(sphere)
    await userEvent.type(sphere, '-1,3')
    const seen = pressing(screen.getByRole('form'))
    await userEvent.pointer({ keys: `[${key}]`, target: screen.getByRole('button', { name: 'Spara' }) })
    expect(seen.length).toBeGreaterThan(2)
    expect(new Set(seen)).toEqual(new Set([null]))
    expect(await screen.findByRole('alert')).toHaveTextContent('i steg om 0,25.')
    expect(sphere).toHaveFocus()
    expect(sphere).toHaveAccessibleDescription(/steg om 0,25/)
    expect(sphere).toHaveValue('−1,30')
    expect(submit).not.toHaveBeenCalled()
  })
})

describe('PrescriptionForm', () => {
  it('asks for the tick that the prescription is at most a year old [VALID-026]', async () => {
    const submit = vi.fn<(value: PrescriptionValue) => void>()
    render(<PrescriptionForm onSubmit={submit} defaultValue={complete} />)
    await send()
    expect(submit).not.toHaveBeenCalled()
    expect(screen.getByRole('alert')).toHaveTextContent('Bekräfta att ditt recept är högst ett år gammalt.')
    await userEvent.click(confirm())
    await send()
    expect(submit).toHaveBeenCalledTimes(1)
  })

  it('gives the ten values of a cart item [CART-003]', async () => {
    const submit = vi.fn<(value: PrescriptionValue) => void>()
    render(<PrescriptionForm onSubmit={submit} defaultValue={complete} />)
    await userEvent.click(confirm())
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
      typed: complete,
      workingDistances: null,
    })
  })

  it('returns the minus form, and with it what was typed', async () => {
    const submit = vi.fn<(value: PrescriptionValue) => void>()
    const plus = { ...complete, rightSphere: '+1,00', rightCylinder: '+2,00', rightAxis: '90' }
    render(<PrescriptionForm onSubmit={submit} defaultValue={plus} />)
    await userEvent.click(confirm())
    await send()
    const [value] = submit.mock.calls[0] ?? []
    expect(value?.prescription).toMatchObject({ rightSphere: 3, rightCylinder: -2, rightAxis: 180 })
    expect(value?.typed).toEqual(plus)
  })

  it('shows what a plus cylinder is ground as', async () => {
    const plus = { ...complete, rightSphere: '-1,25', rightCylinder: '+0,75' }
    render(<PrescriptionForm onSubmit={() => {}} defaultValue={plus} />)
    expect(screen.queryByText(/minuscylinder/)).toBeNull()
    await userEvent.type(eye('Höger').getByRole('textbox', { name: /Axel/ }), '5')
    expect(eye('Höger').getByText(/SPH −0,50 CYL −0,75 AX 95°: samma glas/)).toBeInTheDocument()
    expect(eye('Vänster').queryByText(/minuscylinder/)).toBeNull()
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
    await userEvent.click(confirm())
    await send()
    expect(submit).not.toHaveBeenCalled()
    expect(eye('Vänster').getByRole('textbox', { name: /Addition/ })).toHaveAccessibleDescription(
      /får inte överstiga \+4,00/,
    )
  })

  it('shows an error on blur, and clears it as soon as it is corrected', async () => {
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
    await userEvent.click(confirm())
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

describe('terminal glasses', () => {
  it('begin with the distances that are known', async () => {
    const submit = vi.fn<(value: PrescriptionValue) => void>()
    const known = { monitor: '65', other: '40' }
    render(<PrescriptionForm onSubmit={submit} workingDistance defaultValue={complete} defaultDistances={known} />)
    expect(screen.getByRole('textbox', { name: 'Bildskärm' })).toHaveValue('65')
    await userEvent.type(screen.getByRole('textbox', { name: 'Verktyg' }), '80')
    await userEvent.click(confirm())
    await send()
    expect(submit).toHaveBeenCalledWith(
      expect.objectContaining({ workingDistances: { monitor: 65, tools: 80, other: 40 } }),
    )
  })
  it('are what a missing addition is asked for, and their distances are whole centimetres', async () => {
    render(
      <PrescriptionForm
        onSubmit={() => {}}
        withAddition
        additionRequired
        workingDistance
        defaultValue={{ ...complete, rightAddition: '' }}
      />,
    )
    await userEvent.type(screen.getByRole('textbox', { name: 'Bildskärm' }), '65,5')
    await send()
    expect(screen.getByRole('alert')).toHaveTextContent('Ange addition för terminalglasögon.')
    expect(screen.getByRole('textbox', { name: 'Bildskärm' })).toHaveAccessibleDescription(
      expect.stringContaining('Ange hela centimeter.'),
    )
  })
})

describe('one distance for both eyes', () => {
  it('is split in steps of half a millimetre, and nothing is lost', () => {
    assert(
      property(integer({ min: 80, max: 160 }), (halves) => {
        const split = splitDistance(String(halves / 2).replace('.', ','))
        if (!('eyes' in split)) throw new Error('refused')
        const [right, left] = [split.eyes.rightPupillaryDistance, split.eyes.leftPupillaryDistance].map((text) =>
          Number(text.replace(',', '.')),
        ) as [number, number]
        expect(right + left).toBe(halves / 2)
        expect(right - left).toBeLessThanOrEqual(0.5)
        expect(right).toBeGreaterThanOrEqual(left)
        expect([right, left].every((value) => value % 0.5 === 0 && value >= 20 && value <= 40)).toBe(true)
        expect(joinDistances(split.eyes.rightPupillaryDistance, split.eyes.leftPupillaryDistance)).toBe(
          String(halves / 2).replace('.', ','),
        )
      }),
    )
  })

  it.each([
    ['', prescriptionCheckMessages.prescriptionPdRequired],
    ['sextiotre', workingDistanceMessages.numberInvalid],
    ['39,5', prescriptionCheckMessages.prescriptionPdRange],
    ['80,5', prescriptionCheckMessages.prescriptionPdRange],
    ['63,25', prescriptionCheckMessages.prescriptionStep],
  ])('refuses %j as %s [VALID-029]', (typed, message) => {
    expect(splitDistance(typed)).toMatchObject({ problem: { message } })
  })

  it('takes the place of the two, and gives both eyes their share', async () => {
    const submit = vi.fn<(value: PrescriptionValue) => void>()
    render(<PrescriptionForm onSubmit={submit} totalDistance defaultValue={{ rightSphere: '-1', leftSphere: '-1' }} />)
    expect(screen.queryByRole('textbox', { name: /Pupillavstånd/ })).toBeNull()
    await userEvent.click(confirm())
    await send()
    expect(screen.getByRole('textbox', { name: 'PD totalt' })).toHaveAccessibleDescription(/Ange pupillavstånd/)
    expect(within(screen.getByRole('alert')).getAllByRole('link')).toHaveLength(1)
    await userEvent.type(screen.getByRole('textbox', { name: 'PD totalt' }), '62,5 mm')
    await send()
    expect(submit).toHaveBeenCalledWith(
      expect.objectContaining({
        prescription: expect.objectContaining({ rightPupillaryDistance: 31.5, leftPupillaryDistance: 31 }),
        typed: expect.objectContaining({ rightPupillaryDistance: '31,5', leftPupillaryDistance: '31' }),
      }),
    )
  })
})

describe('the answer of the service', () => {
  it('is in the summary with its eye, and removed when its field is edited', async () => {
    const { rerender } = render(<PrescriptionForm onSubmit={() => {}} defaultValue={complete} />)
    await userEvent.click(confirm())
    await send()
    expect(screen.queryByRole('alert')).toBeNull()
    const errors = { leftSphere: 'Styrkan finns inte.' }
    rerender(<PrescriptionForm onSubmit={() => {}} defaultValue={complete} errors={errors} />)
    expect(screen.getByRole('alert')).toHaveTextContent('Vänster öga: Styrkan finns inte.')
    await waitFor(() => expect(eye('Vänster').getByRole('textbox', { name: /Sfär/ })).toHaveFocus())
    await userEvent.keyboard('{Backspace}')
    expect(screen.queryByText(/Styrkan finns inte/)).toBeNull()
    await userEvent.keyboard('25')
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('in English', () => {
  it('has texts for all errors', () => {
    const typed = oneof(constantFrom('', '-1,25', '500', '0,1', '90', '25', '3', '63'), string())
    assert(
      property(record({ rightSphere: typed, rightCylinder: typed, rightAxis: typed, rightAddition: typed }), (text) => {
        const { unmount } = render(
          <LocaleProvider locale="en-GB" texts={en}>
            <PrescriptionForm onSubmit={() => {}} defaultValue={text} additionRequired workingDistance />
          </LocaleProvider>,
        )
        fireEvent.submit(screen.getByRole('form'))
        const said = screen.getByRole('alert').textContent ?? ''
        expect(said).not.toMatch(/[{}[\]]|validation\./)
        for (const swedish of ['Ange', 'Sfär', 'öga', 'måste', 'ska vara']) expect(said).not.toContain(swedish)
        unmount()
      }),
      { numRuns: 25 },
    )
  })
})

describe('signs', () => {
  it('toggle back', () => {
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
