import { describe, expect, it } from 'vitest'
import { headMeta } from './head.js'
import { pageHead } from './loading.js'

const origin = 'https://klarsikt.test'
const head = (address: string, description?: string) =>
  pageHead({ request: new Request(origin + address), origin, title: 'Glasögon', ...(description && { description }) })

describe('the head of a page', () => {
  it('adds the name of the shop to the title [META-008]', () => {
    expect(head('/glas%C3%B6gon').title).toBe('Glasögon | Klarsikt')
  })
  it('does not say the name twice where the title begins with it', () => {
    const request = new Request(`${origin}/`)
    expect(pageHead({ request, origin, title: 'Klarsikt – glasögon och linser' }).title).toBe(
      'Klarsikt – glasögon och linser',
    )
  })
  it('has the default description unless the page has its own [META-010]', () => {
    expect(head('/').description).toBe('Köp linser, glasögon och solglasögon på nätet - hos Klarsikt.')
    expect(head('/', 'Egen.').description).toBe('Egen.')
  })
  it('keeps only the page number in the canonical address [META-011]', () => {
    expect(head('/glas%C3%B6gon?page=2&x=1').canonical).toBe(`${origin}/glas%C3%B6gon?page=2`)
    expect(head('/glas%C3%B6gon?x=1').canonical).toBe(`${origin}/glas%C3%B6gon`)
  })
  it('prints nothing without a head, as on an error page', () => {
    expect(headMeta(undefined)).toEqual([])
  })
})
