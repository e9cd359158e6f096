import { describe, expect, it } from 'vitest'
import { headMeta } from './head.js'
import { pageHead } from './loading.js'

const origin = 'https://klarsikt.test'

/** Returns the content of a head by the names of its tags. */
function tagsOf(address: string, source: Partial<Parameters<typeof pageHead>[0]> = {}): Record<string, unknown> {
  const head = pageHead({ request: new Request(origin + address), origin, title: 'Glasögon', ...source })
  return Object.fromEntries(
    headMeta(head).map((tag) => {
      if ('title' in tag) return ['title', tag.title]
      if ('href' in tag) return ['canonical', tag.href]
      if ('property' in tag) return [tag.property, tag.content]
      return 'name' in tag ? [tag.name, tag.content] : []
    }) as [string, unknown][],
  )
}

describe('the head of a page', () => {
  it('adds the name of the shop to the title [META-008]', () => {
    expect(tagsOf('/glas%C3%B6gon')['title']).toBe('Glasögon | Klarsikt')
    expect(tagsOf('/vanner', { title: 'Klarsiktfriends' })['title']).toBe('Klarsiktfriends | Klarsikt')
  })
  it.each(['Klarsikt – glasögon och linser', 'Kvist, guld – Klarsikt', 'Om Klarsikt'])(
    'does not say the name twice: %s',
    (title) => {
      expect(tagsOf('/', { title })['title']).toBe(title)
    },
  )
  it('numbers the further pages of a list', () => {
    expect(tagsOf('/glas%C3%B6gon?page=2')['title']).toBe('Glasögon – sida 2 | Klarsikt')
    for (const page of ['1', '0', 'x', '-2', '']) expect(tagsOf(`/?page=${page}`)['title']).toBe('Glasögon | Klarsikt')
  })
  it('has the default description unless the page has its own [META-010]', () => {
    expect(tagsOf('/')['description']).toBe('Köp linser, glasögon och solglasögon på nätet - hos Klarsikt.')
    expect(tagsOf('/', { description: 'Egen.' })['description']).toBe('Egen.')
  })
  it('ends a long description after a whole word', () => {
    const description = 'Sätt in ett nytt par varje morgon. '.repeat(8)
    const cut = String(tagsOf('/', { description })['description'])
    expect(cut.length).toBeLessThanOrEqual(160)
    expect(cut).toMatch(/ (?:Sätt|in|ett|nytt|par|varje|morgon) …$/)
  })
  it('keeps only the page number in the canonical address [META-011]', () => {
    expect(tagsOf('/glas%C3%B6gon?page=2&x=1')['canonical']).toBe(`${origin}/glas%C3%B6gon?page=2`)
    expect(tagsOf('/glas%C3%B6gon?x=1')['canonical']).toBe(`${origin}/glas%C3%B6gon`)
  })
  it('says how the page is shared, with its own picture or the one of the shop', () => {
    expect(tagsOf('/glas%C3%B6gon')).toMatchObject({
      'og:type': 'website',
      'og:site_name': 'Klarsikt',
      'og:locale': 'sv_SE',
      'og:title': 'Glasögon | Klarsikt',
      'og:description': expect.stringMatching(/^Köp/) as string,
      'og:url': `${origin}/glas%C3%B6gon`,
      'og:image': `${origin}/share.png`,
      'twitter:card': 'summary_large_image',
    })
    expect(tagsOf('/', { type: 'product', image: '/media/a/1180.jpg' })).toMatchObject({
      'og:type': 'product',
      'og:image': `${origin}/media/a/1180.jpg`,
    })
  })
  it('prints nothing without a head, as on an error page', () => {
    expect(headMeta(undefined)).toEqual([])
  })
})
