import type { SiteConfig } from '@klarsikt/contract/shop/types'
import { screen } from '@testing-library/react'
import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { FooterContent } from './footer-content.js'

const site: SiteConfig = {
  market: 'se',
  marketId: 20,
  currency: 'SEK',
  brand: 'Klarsikt',
  brandSlug: 'klarsikt',
  freeShippingLimit: 499,
  jobsUrl: 'https://jobb.example/',
  conformityUrl: 'https://docs.example/eu.pdf',
  mediaHosts: [],
  paymentMarks: ['Klarna', 'Visa', 'Mastercard'],
  awards: [],
}
const paths = () => [...document.querySelectorAll('a')].map((link) => decodeURI(link.getAttribute('href') ?? ''))

describe('the footer', () => {
  it.each([
    ['/glasogonabonnemang', 'FOOT-001'],
    ['/klarsiktfriends/signup', 'FOOT-002'],
    ['/klarsiktfriends/medlemsformaner', 'FOOT-003'],
    ['/klarsiktfriends/medlemsvillkor', 'FOOT-004'],
    ['/klarsiktfriends/vanliga-fragor', 'FOOT-005'],
    ['/om-oss/klarsikt', 'FOOT-006'],
    ['/press', 'FOOT-007'],
    ['/foretag', 'FOOT-008'],
    ['/köpvillkor', 'FOOT-009'],
    ['/integritetspolicy', 'FOOT-010'],
    ['/cookies', 'FOOT-011'],
    ['/tillgänglighet', 'FOOT-012'],
  ])('links to %s [%s]', (path) => {
    render(<FooterContent site={site} />)
    expect(paths()).toContain(path)
  })
  it('leads out to jobs and the conformity declaration [FOOT-013, FOOT-014, ROUTE-050]', () => {
    render(<FooterContent site={site} />)
    expect(paths()).toContain('https://jobb.example/')
    expect(paths().some((path) => path.endsWith('.pdf'))).toBe(true)
  })
  it('has each link in a column and in a fold, of which the width shows one [CHROME-016]', () => {
    render(<FooterContent site={site} />)
    const [columns = [], folds = []] = ['.columns', '.folds'].map((name) =>
      [...document.querySelectorAll(`[class*="${name.slice(1)}"] a`)].map((link) => link.getAttribute('href')),
    )
    expect(columns.length).toBeGreaterThan(30)
    expect(folds).toEqual(columns)
  })
  it('leaves out addresses that are not configured', () => {
    render(<FooterContent site={null} />)
    expect(paths().filter((path) => !path.startsWith('/'))).toEqual([])
  })
  it('has one group of exclusive details, none open at first [CHROME-016]', () => {
    render(<FooterContent site={null} />)
    const groups = [...document.querySelectorAll('details')]
    expect(groups.length).toBeGreaterThan(3)
    expect(new Set(groups.map((group) => group.getAttribute('name'))).size).toBe(1)
    expect(groups.some((group) => group.open)).toBe(false)
  })
  it('names the ways to pay that are configured, its own mark and the cookie settings [CHROME-017, CHROME-020]', () => {
    render(<FooterContent site={site} />)
    for (const name of ['Klarna', 'Visa', 'Mastercard']) expect(screen.getByRole('img', { name })).toBeInTheDocument()
    expect(screen.queryByRole('img', { name: 'American Express' })).toBeNull()
    expect(screen.getByRole('img', { name: /optiker/ })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Cookieinställningar' })).toHaveAttribute('data-action', 'consent')
  })
  it('shows the awards that are configured, each with its words and size [CHROME-019]', () => {
    const awards = [
      { image: '/a.svg', text: 'Årets butik 2025' },
      { image: '/b.svg', text: 'Årets service 2026' },
    ]
    render(<FooterContent site={{ ...site, awards }} />)
    expect(screen.getByRole('heading', { name: 'Utmärkelser' })).toBeInTheDocument()
    for (const { image, text } of awards) {
      const picture = screen.getByRole('img', { name: text })
      expect(picture).toHaveAttribute('src', image)
      expect(picture).toHaveAttribute('width', '96')
    }
    expect(screen.queryByRole('img', { name: /optiker/ })).toBeNull()
  })
  it('praises itself with no award that was not given, and says once that a link leads out', () => {
    render(<FooterContent site={site} />)
    expect(document.body).not.toHaveTextContent('Utmärkelser')
    expect(screen.getAllByText(/Försäkran om överensstämmelse/)[0]?.textContent).toMatch(/\(PDF\), extern länk$/)
    expect(document.body.textContent).not.toMatch(/\) \(|Tangenten/)
  })
})
