import { describe, expect, it } from 'vitest'
import { problemText } from '../errors/field-problem.js'
import { DeliveryMethod } from './methods.js'
import { parseTracking } from './parse-tracking.js'

const parse = (trackingNumber: string, trackingUrl = '', method: DeliveryMethod = DeliveryMethod.PostNordMyPack) => {
  const parsed = parseTracking({ trackingNumber, trackingUrl }, method, 'Brand')
  if (parsed.ok) return parsed.value
  return Object.entries(parsed.error).map(([field, problem]) => `${field}: ${problemText(problem)}`)
}

describe('the tracking of a parcel', () => {
  it('is nothing where nothing is typed, and a number with the page of its carrier', () => {
    expect(parse(' ', ' ')).toBeNull()
    expect(parse('3735 0048 9530 470se')).toEqual({
      number: '373500489530470SE',
      url: 'https://tracking.postnord.com/se/?id=373500489530470SE',
    })
    expect(parse('ABC-1234', '', DeliveryMethod.BringNorwayLetter)).toEqual({
      number: 'ABC-1234',
      url: 'https://tracking.bring.se/tracking/ABC-1234',
    })
  })

  it('takes the link of a carrier that sends one, and asks for it', () => {
    const url = 'https://budbee.com/tracking/abc?lang=sv'
    expect(parse('BB123456', url, DeliveryMethod.BudbeeHome)).toEqual({ number: 'BB123456', url })
    expect(parse('BB123456', '', DeliveryMethod.BudbeeHome)).toEqual([
      'trackingUrl: Klistra in länken till spårningen. Budbee har ingen sida som går att nå med numret.',
    ])
    expect(parse('', url)).toEqual(['trackingNumber: Skriv kollinumret som hör till länken.'])
  })

  it.each(['12345', 'x'.repeat(41), '1234567"', 'ÅÄÖ12345', '<script>'])('refuses the number %s', (number) => {
    expect(parse(number)).toEqual(['trackingNumber: Ett kollinummer har 6–40 siffror och bokstäver.'])
  })

  it.each([
    'http://tracking.postnord.com/1',
    'javascript:alert(1)',
    'tracking.postnord.com',
    'https://user:secret@paket.example/1',
    `https://paket.example/${'x'.repeat(500)}`,
  ])('refuses the link %s', (url) => {
    expect(parse('123456', url)).toEqual(['trackingUrl: Länken ska börja med https:// och ha högst 500 tecken.'])
  })
})
