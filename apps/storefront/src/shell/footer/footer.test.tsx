import { screen } from '@testing-library/react'
import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { FooterContent } from './footer-content.js'
import { paymentMarks } from './payment-marks.js'

const site = {
  market: 'se',
  marketId: 20,
  currency: 'SEK',
  brand: 'Klarsikt',
  brandSlug: 'klarsikt',
  freeShippingLimit: 499,
  jobsUrl: 'https://jobb.example/',
  conformityUrl: 'https://docs.example/eu.pdf',
  mediaHosts: [],
} as const
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
    render(<FooterContent site={{ ...site, mediaHosts: [] }} />)
    expect(paths()).toContain(path)
  })
  it('leads out to jobs and the conformity declaration [FOOT-013, FOOT-014, ROUTE-050]', () => {
    render(<FooterContent site={{ ...site, mediaHosts: [] }} />)
    expect(paths()).toContain('https://jobb.example/')
    expect(paths().some((path) => path.endsWith('.pdf'))).toBe(true)
  })
  it('has one group of exclusive details, none open at first [CHROME-016]', () => {
    render(<FooterContent site={null} />)
    const groups = [...document.querySelectorAll('details')]
    expect(groups.length).toBeGreaterThan(3)
    expect(new Set(groups.map((group) => group.getAttribute('name'))).size).toBe(1)
    expect(groups.some((group) => group.open)).toBe(false)
  })
  it('names four ways to pay, an award and the cookie settings [CHROME-017, CHROME-019, CHROME-020]', () => {
    render(<FooterContent site={null} />)
    for (const name of ['Klarna', 'Visa', 'Mastercard', 'American Express'])
      expect(screen.getByRole('img', { name })).toBeInTheDocument()
    expect(screen.getByRole('img', { name: /optiker/ })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Cookieinställningar' })).toHaveAttribute('data-action', 'consent')
  })
  it('praises itself with no award that nobody gave, and says once that a link leads out [UX-10, UX-15]', () => {
    render(<FooterContent site={{ ...site, mediaHosts: [] }} />)
    expect(document.body).not.toHaveTextContent('Utmärkelser')
    expect(screen.getByText(/Försäkran om överensstämmelse/).textContent).toMatch(/\(PDF\), extern länk$/)
    expect(document.body.textContent).not.toMatch(/\) \(|Tangenten/)
  })
  it.each(['nb', 'da'])('takes no American Express in %s [CHROME-018]', (locale) => {
    expect(paymentMarks(locale)).toEqual(['Klarna', 'Visa', 'Mastercard'])
  })
})
