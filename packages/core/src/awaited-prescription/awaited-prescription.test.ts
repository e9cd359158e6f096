import { describe, expect, it } from 'vitest'
import { problemText } from '../errors/index.js'
import {
  AWAITED_SOURCES,
  awaitedPrescriptionStates,
  checkPhotoRequest,
  checkPrescriptionPhoto,
  isCustomersTurn,
  newPhotoDueOn,
  PRESCRIPTION_PHOTO_BYTES,
  prescriptionDueOn,
  remindersBy,
} from './index.js'
import { awaitedSourceText } from './source.js'

describe('a prescription that an order waits for', () => {
  it('can be sent again until it is entered, and asked for once a picture has come', () => {
    expect(awaitedPrescriptionStates.from('send')).toEqual(['missing', 'sent', 'asked'])
    expect(awaitedPrescriptionStates.from('enter')).toEqual(['missing', 'sent', 'asked'])
    expect(awaitedPrescriptionStates.from('ask')).toEqual(['sent'])
    expect(awaitedPrescriptionStates.states.filter(isCustomersTurn)).toEqual(['missing', 'asked'])
  })

  it('is reminded of after 3, 7 and 14 days, and waited for through the 21st', () => {
    const placed = '2026-11-27'
    const by = ['2026-11-29', '2026-11-30', '2026-12-04', '2026-12-10', '2026-12-11', '2026-12-18']
    expect(by.map((day) => remindersBy(placed, day))).toEqual([0, 1, 2, 2, 3, 3])
    expect(prescriptionDueOn(placed)).toBe('2026-12-18')
  })

  it('is waited for longer where a new picture is asked for late, and never shorter', () => {
    expect(newPhotoDueOn('2026-12-18', '2026-12-01')).toBe('2026-12-18')
    expect(newPhotoDueOn('2026-12-18', '2026-12-17')).toBe('2026-12-22')
  })

  it('is said on the line instead of strengths', () => {
    expect(AWAITED_SOURCES.map(awaitedSourceText)).toEqual([
      'Receptet skickas som bild efter köpet',
      'Receptet skickas efter köpet',
    ])
  })
})

describe('a picture', () => {
  const file = (...bytes: number[]) => checkPrescriptionPhoto(Uint8Array.from(bytes))
  const ascii = (text: string) => file(...Buffer.from(text, 'latin1'))
  const problemOf = (checked: ReturnType<typeof checkPrescriptionPhoto>) =>
    checked.ok ? null : problemText(checked.error)

  it('is known by its first bytes', () => {
    expect(file(0xff, 0xd8, 0xff, 0xe0)).toEqual({ ok: true, value: 'image/jpeg' })
    expect(ascii('\u0089PNG\r\n\u001A\n')).toEqual({ ok: true, value: 'image/png' })
    expect(ascii('RIFF....WEBPVP8 ')).toEqual({ ok: true, value: 'image/webp' })
    expect(ascii('%PDF-1.7')).toEqual({ ok: true, value: 'application/pdf' })
  })

  it('is refused where it is something else, nothing or too large', () => {
    for (const text of ['<svg/>', 'RIFF....WAVE', 'GIF89a', '\u0089PN'])
      expect(problemOf(ascii(text))).toMatch(/går inte att läsa/)
    expect(problemOf(file())).toBe('Välj en bild eller en PDF.')
    const large = new Uint8Array(PRESCRIPTION_PHOTO_BYTES + 1)
    expect(problemOf(checkPrescriptionPhoto(large))).toMatch(/högst 8 MB/)
  })

  it('of an iPhone is refused with what to do about it, however large it is', () => {
    for (const brand of ['heic', 'heix', 'mif1'])
      expect(problemOf(ascii(`\0\0\0\u0018ftyp${brand}\0\0\0\0`))).toMatch(/HEIC.*Mest kompatibelt/)
    const large = new Uint8Array(PRESCRIPTION_PHOTO_BYTES + 1)
    large.set(Buffer.from('ftypheic'), 4)
    expect(problemOf(checkPrescriptionPhoto(large))).toMatch(/HEIC/)
    expect(problemOf(ascii('\0\0\0\u0018ftypisom'))).toMatch(/går inte att läsa/)
  })

  it('is asked for again with a reason', () => {
    expect(checkPhotoRequest('  Datumet syns inte. ')).toEqual({ ok: true, value: 'Datumet syns inte.' })
    for (const text of ['', 'Nej', 'x'.repeat(501)]) expect(checkPhotoRequest(text).ok).toBe(false)
  })
})
