import { PRESCRIPTION_SOURCES } from '@klarsikt/core/awaited-prescription'
import { FRAME_LENS_TYPES, LENS_COLOURS, LENS_INDICES } from '@klarsikt/core/catalogue'
import { describe, expect, it } from 'vitest'
import { readChoices, type StudioChoices } from './choices.js'
import { stepAt, stepBefore, studioAddress, studioSteps } from './steps.js'

const PATH = '/glasögon/linnea/valj-glas'
const NONE: StudioChoices = { use: null, source: null, index: null, treatment: null, lineId: null }
const ALL: StudioChoices = {
  use: 'progressive',
  source: 'typed',
  index: '1.67',
  treatment: { colour: 'grey', polarized: true },
  lineId: null,
}
const queryOf = (address: string) => new URL(address, 'https://klarsikt.example').searchParams
const at = (address: string) => stepAt(readChoices(queryOf(address)), queryOf(address).get('steg'))

describe('the address of a step', () => {
  it('holds every choice and no strengths', () => {
    for (const use of FRAME_LENS_TYPES)
      for (const [index, source] of [...LENS_INDICES, null].flatMap((one) =>
        PRESCRIPTION_SOURCES.map((other) => [one, other] as const),
      ))
        for (const colour of LENS_COLOURS)
          for (const polarized of [true, false]) {
            const choices = {
              ...ALL,
              use,
              source,
              index,
              treatment: { colour, polarized },
              lineId: polarized ? 'a-1_B' : null,
            }
            expect(readChoices(queryOf(studioAddress(PATH, choices)))).toEqual(choices)
          }
    expect(readChoices(queryOf(studioAddress(PATH, NONE)))).toEqual(NONE)
  })

  it('leads on to what is not chosen, goes back to what is, and skips nothing', () => {
    expect(at(PATH)).toBe('use')
    expect(at(studioAddress(PATH, { ...NONE, use: 'reading' }))).toBe('prescription')
    expect(at(studioAddress(PATH, { ...ALL, index: null }))).toBe('thickness')
    expect(at(studioAddress(PATH, ALL))).toBe('summary')
    expect(at(studioAddress(PATH, ALL, 'prescription'))).toBe('prescription')
    expect(at(studioAddress(PATH, { ...ALL, treatment: null }, 'summary'))).toBe('treatment')
  })

  it('takes no choice that is none', () => {
    expect(readChoices(new URLSearchParams('glas=tand&index=2&behandling=rosa&par=%3Cb%3E'))).toEqual(NONE)
  })
})

it('lenses without strengths have neither a prescription nor a thickness to choose', () => {
  expect(studioSteps({ use: 'plano' })).toEqual(['use', 'treatment', 'summary'])
  expect(stepBefore('treatment', { ...NONE, use: 'plano' })).toBe('use')
  expect(stepBefore('use', NONE)).toBeNull()
})
