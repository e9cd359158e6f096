import { describe, expect, it } from 'vitest'
import { readGlassesPrescription } from './read-glasses.js'
import { minusFormText, transposedEyes, transposedText } from './transposed.js'

const typed = {
  rightSphere: '-1,25',
  rightCylinder: '+0,75',
  rightAxis: '5',
  rightPupillaryDistance: '31',
  leftSphere: '-1',
  leftCylinder: '-0,50',
  leftAxis: '90',
  leftPupillaryDistance: '31',
}

describe('a cylinder typed with a plus', () => {
  it('is found by its sign, as people write it', () => {
    expect(transposedEyes(typed)).toEqual(['right'])
    expect(transposedEyes({ leftCylinder: ' 0.75 ' })).toEqual(['left'])
    expect(transposedEyes({ rightCylinder: '\u22120,75', leftCylinder: '0' })).toEqual([])
    expect(transposedEyes({ rightCylinder: 'x' })).toEqual([])
    expect(transposedEyes({})).toEqual([])
  })

  it('shows in the form what it is ground as, once it is complete', () => {
    expect(minusFormText(typed, 'right')).toBe('SPH −0,50 CYL −0,75 AX 95°')
    expect(minusFormText({ ...typed, rightAxis: '0' }, 'right')).toBe('SPH −0,50 CYL −0,75 AX 90°')
    expect(minusFormText(typed, 'left')).toBeNull()
    for (const rightAxis of ['', '181', '5,5', 'x']) expect(minusFormText({ ...typed, rightAxis }, 'right')).toBeNull()
    expect(minusFormText({ ...typed, rightSphere: '' }, 'right')).toBeNull()
  })

  it('is named as on the paper, next to what is ground', () => {
    const read = readGlassesPrescription(typed, { confirmedRecent: true })
    if (!read.ok) throw new Error(JSON.stringify(read.error))
    expect(read.value).toMatchObject({ rightSphere: -0.5, rightCylinder: -0.75, rightAxis: 95 })
    expect(transposedText(read.value, 'right')).toBe(
      'Omskrivet från pluscylinder (SPH −1,25 CYL +0,75 AX 5° på ditt recept). Det är samma glas.',
    )
    expect(transposedText({ ...read.value, rightCylinder: null, rightAxis: null }, 'right')).toBeNull()
  })
})
