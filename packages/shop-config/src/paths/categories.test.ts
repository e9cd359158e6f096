import { describe, expect, it } from 'vitest'
import { CATEGORIES, category, categoryTrail } from './categories.js'
import { categoryLabel, categoryTitle } from './category-texts.js'
import { FOOTER } from './footer.js'
import { MENU } from './menu.js'
import { pagePaths } from './pages.js'
import { resolvePath } from './resolve-path.js'

const documented: Readonly<Record<string, string>> = {
  'NAV-001': '/glasögon',
  'NAV-002': '/glasögon/köp-online',
  'NAV-003': '/glasögon/läsglasögon',
  'NAV-004': '/glasögon/gucci',
  'NAV-005': '/glasögon/tom-ford',
  'NAV-006': '/glasögon/isa-nord',
  'NAV-007': '/glasögon/barn',
  'NAV-008': '/glasögon/ungdom',
  'NAV-011': '/tillbehör-glasögon',
  'NAV-013': '/solglasögon',
  'NAV-014': '/solglasögon/gucci',
  'NAV-015': '/solglasögon/ray-ban',
  'NAV-016': '/solglasögon/prada',
  'NAV-017': '/solglasögon/tom-ford',
  'NAV-018': '/solglasögon/barn',
  'NAV-019': '/solglasögon/ungdom',
  'NAV-020': '/solglasögon/ray-ban/meta',
  'NAV-021': '/sportglasögon',
  'NAV-022': '/sportglasögon/oakley',
  'NAV-023': '/sportglasögon/bliz',
  'NAV-024': '/sportglasögon/oakley/meta',
  'NAV-025': '/sportglasögon/utförsäljning',
  'NAV-026': '/sportglasögon/längdskidor',
  'NAV-027': '/sportglasögon/löpning',
  'NAV-028': '/sportglasögon/landsvägscykling',
  'NAV-029': '/sportglasögon/golf',
  'NAV-030': '/tillbehör-sportglasögon/extra-linser',
  'NAV-031': '/kontaktlinser',
  'NAV-032': '/kontaktlinser/eyeq',
  'NAV-033': '/kontaktlinser/dailies',
  'NAV-034': '/kontaktlinser/acuvue',
  'NAV-035': '/kontaktlinser/air-optix',
  'NAV-036': '/kontaktlinser/månadslinser',
  'NAV-037': '/kontaktlinser/veckolinser',
  'NAV-038': '/kontaktlinser/endagslinser',
  'NAV-039': '/kontaktlinser/multifokala-progressiva',
  'NAV-040': '/kontaktlinser/toriska-astigmatiska',
  'NAV-041': '/tillbehör-kontaktlinser',
  'NAV-042': '/tillbehör-kontaktlinser/linsvätska',
  'NAV-043': '/ögonvård',
  'NAV-044': '/ögonvård/kosttillskott',
  'NAV-045': '/ögonvård/ögonlockshygien',
  'NAV-046': '/ögonvård/ögonmask',
  'NAV-047': '/ögonvård/ögongel',
  'NAV-048': '/ögonvård/ögonspray',
  'NAV-049': '/ögonvård/ögondroppar',
  'NAV-050': '/ögonvård/eyeq',
  'NAV-051': '/ögonvård/oxyal',
  'NAV-052': '/ögonvård/blepha',
}

describe('categories', () => {
  it.each(Object.entries(documented))('%s: a category is at %s', (_id, path) => {
    expect(resolvePath(path)).toMatchObject({ kind: 'category', path })
  })

  it.each([
    ['NAV-009', '/glasögon-glas'],
    ['NAV-010', '/boka-synundersökning'],
    ['NAV-012', '/om-oss/prisgaranti'],
    ['NAV-053', '/ögonhälsa'],
    ['NAV-054', '/linsabonnemang'],
    ['NAV-058', '/hitta-butik'],
    ['NAV-059', '/kontakt'],
    ['NAV-060', '/horsel'],
    ['NAV-061', '/foretag'],
    ['NAV-062', '/glasogonabonnemang'],
    ['ROUTE-040', '/foretag'],
    ['ROUTE-042', '/köpvillkor'],
    ['ROUTE-043', '/kontovillkor'],
    ['ROUTE-044', '/cookies'],
    ['ROUTE-045', '/integritetspolicy'],
    ['ROUTE-047', '/klarsiktfriends/medlemsvillkor'],
    ['ROUTE-047', '/klarsiktfriends/medlemsformaner'],
    ['ROUTE-048', '/outlet'],
    ['ROUTE-049', '/hållbarhet'],
  ])('%s: a page is at %s', (_id, path) => {
    expect(resolvePath(path)).toMatchObject({ kind: 'page', path })
  })

  it('has one path, heading and filter each, and a text for its heading and its name', () => {
    expect(new Set(CATEGORIES.map(({ path }) => path)).size).toBe(CATEGORIES.length)
    expect(new Set(CATEGORIES.map(({ key }) => categoryTitle(key))).size).toBe(CATEGORIES.length)
    const filters = CATEGORIES.map(({ family, filter }) => JSON.stringify([family, filter]))
    expect(new Set(filters).size).toBe(CATEGORIES.length)
    for (const { key, path } of CATEGORIES) {
      expect(path).toBe(path.normalize('NFC').toLowerCase())
      for (const text of [categoryTitle(key), categoryLabel(key)]) expect(text).toMatch(/^\p{Lu}/u)
      expect(Object.values(pagePaths)).not.toContain(path)
    }
  })

  it('leads a breadcrumb from the family down', () => {
    expect(categoryTrail('sunglasses-ray-ban-meta').map(({ key }) => key)).toEqual([
      'sunglasses',
      'sunglasses-ray-ban',
      'sunglasses-ray-ban-meta',
    ])
    for (const { key, parent, family } of CATEGORIES) {
      expect(parent === null ? key : category(parent).family).toBe(family)
    }
  })
})

describe('menu and footer', () => {
  const links = MENU.flatMap(({ path, groups }) => [
    path,
    ...groups.flatMap((group) => group.links.map((link) => link.path)),
  ])

  it('has five sections and the campaign text in the first [MENU-004]', () => {
    expect(MENU.map(({ key }) => key)).toEqual(['glasses', 'sunglasses', 'lenses', 'sport-glasses', 'care-products'])
    expect(MENU.map(({ campaign }) => campaign?.() ?? null)).toEqual([
      'Synundersökning 199 kr för medlemmar',
      null,
      null,
      null,
      null,
    ])
  })

  it('reaches every documented path, and the exam from the glasses section [NAV-010]', () => {
    const parents = new Set(CATEGORIES.map(({ parent }) => parent))
    const leaves = CATEGORIES.filter(({ key }) => !parents.has(key)).map(({ path }) => path)
    expect(links).toEqual(expect.arrayContaining(leaves))
    expect(MENU[0]?.groups.flatMap((group) => group.links.map((link) => link.path))).toContain('/boka-synundersökning')
  })

  it('links only to what exists, each under a text', () => {
    for (const path of links) expect(['page', 'category']).toContain(resolvePath(path).kind)
    for (const { heading, links: footerLinks } of FOOTER) {
      expect(heading()).not.toBe('')
      for (const link of footerLinks) {
        expect(link.label()).not.toBe('')
        expect('path' in link ? resolvePath(link.path).kind : link.external).toMatch(/^(?:page|jobs|conformity)$/)
      }
    }
    for (const { groups } of MENU) for (const { heading } of groups) expect(heading()).not.toBe('')
  })

  it('names the jobs site and the declaration as external [ROUTE-050]', () => {
    const external = FOOTER.flatMap((group) =>
      group.links.flatMap((link) => ('external' in link ? [link.external] : [])),
    )
    expect(external).toEqual(['jobs', 'conformity'])
  })
})
