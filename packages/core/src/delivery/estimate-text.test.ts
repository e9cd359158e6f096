import { describe, expect, it } from 'vitest'
import { daysFromPrescription, deliveryDays, DeliveryMethod, estimateDaysText, estimateText } from './index.js'

const DAYS = { from: '2026-11-30', to: '2026-12-02' }

describe('when a parcel arrives, in words', () => {
  it('is its days', () => {
    expect(estimateText({ ...DAYS, fromPrescription: null })).toBe('Beräknad leverans 30 november–2 december')
    expect(estimateDaysText({ ...DAYS, to: DAYS.from, fromPrescription: null })).toBe('30 november')
  })

  it('is no day where the prescription is missing, but how long it takes from then', () => {
    const fromPrescription = daysFromPrescription(DeliveryMethod.PostNordMyPack, true)
    expect(fromPrescription).toEqual(deliveryDays(DeliveryMethod.PostNordMyPack, true))
    const shown = estimateText({ ...DAYS, fromPrescription })
    expect(shown).toMatch(/^Leverans cirka \d–\d vardagar från att receptet är hos oss$/)
    expect(estimateDaysText({ ...DAYS, fromPrescription: { from: 6, to: 6 } })).toBe(
      'Cirka 6 vardagar från att receptet är hos oss',
    )
    expect(daysFromPrescription(DeliveryMethod.PostNordMyPack, false)).toBeNull()
  })

  it('counts the days of grinding, and none for what is only packed', () => {
    const ground = deliveryDays(DeliveryMethod.ClickAndCollect, true)
    const packed = deliveryDays(DeliveryMethod.ClickAndCollect, false)
    expect([ground.from - packed.from, ground.to - packed.to]).toEqual([5, 5])
  })
})
