import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import * as pageMessages from '@klarsikt/core/messages/page'
import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { describe, expect, it } from 'vitest'
import { href, isIndexable, PAGE_KEYS, type PageKey, pagePaths, requiresLogin } from './pages.js'

const untypedHref = href as (key: string, params?: object) => string

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Finds the title of a page. Most pages behind a log-in have catalogues that public pages do not load. */
function titleOf(key: string): readonly [titles: object, name: string] {
  const inAccount = camelCase(key.replace(/^(?:account|lifestyle)-/, ''))
  const inStaff = key === 'staff' ? 'home' : camelCase(key.replace(/^staff-/, ''))
  if (/^staff(?:-|$)/.test(key)) return [staffPageMessages, inStaff]
  return camelCase(key) in pageMessages ? [pageMessages, camelCase(key)] : [accountPageMessages, inAccount]
}

const lens = '/mitt-konto/abonnemang/lins/7'
const glasses = '/mitt-konto/abonnemang/glasögon/9'
const account = '/mitt-konto'

const expected: Readonly<Partial<Record<PageKey, readonly [id: string, path: string, params?: object]>>> = {
  'auth-login': ['PAGE-001', `${account}/logga-in`],
  'auth-logout': ['PAGE-002', `${account}/loggaut`],
  'auth-register': ['PAGE-003', `${account}/registrera`],
  'auth-reset-password': ['PAGE-004', `${account}/glömt-lösenord`],
  account: ['PAGE-005', account],
  'account-friends-signup': ['PAGE-006', `${account}/friends`],
  'account-subscriptions': ['PAGE-007', `${account}/abonnemang`],
  'account-subscription-lens': ['PAGE-008', lens, { subscriptionId: 7 }],
  'account-subscription-lens-products': ['PAGE-009', `${lens}/ny-produkt`, { subscriptionId: 7 }],
  'account-subscription-lens-add-product': ['PAGE-010', `${lens}/ny-produkt/12`, { subscriptionId: 7, articleId: 12 }],
  'account-update-payment-method': ['PAGE-011', `${lens}/uppdatera-betalning`, { subscriptionId: 7 }],
  'account-subscription-glasses': ['PAGE-012', glasses, { subscriptionId: 9 }],
  'account-subscription-glasses-documents': ['PAGE-013', `${glasses}/avtal`, { subscriptionId: 9 }],
  'account-subscription-glasses-document-id': [
    'PAGE-014',
    `${glasses}/avtal/d1`,
    { subscriptionId: 9, documentId: 'd1' },
  ],
  'account-subscription-glasses-finance-invoice-id': [
    'PAGE-015',
    `${account}/betalning-fakturor/lens/inv/3/9`,
    { financeTypeId: 'lens', id: 3, subscriptionId: 9 },
  ],
  'account-subscription-glasses-perks': ['PAGE-016', `${glasses}/förmåner`, { subscriptionId: 9 }],
  'account-subscription-connect-lifestyle': ['PAGE-017', `${account}/abonnemang/koppla-till-lifstyle`],
  'account-orders': ['PAGE-018', `${account}/ordrar`],
  'account-order': ['PAGE-019', `${account}/ordrar/5`, { orderId: 5 }],
  'account-order-return': ['PAGE-020', `${account}/ordrar/5/retur`, { orderId: 5 }],
  'account-details': ['PAGE-021', `${account}/uppgifter`],
  'account-finance': ['PAGE-022', `${account}/betalning-fakturor`],
  'account-finance-details': ['PAGE-023', `${account}/betalning-fakturor/1/2`, { id: 1, subId: 2 }],
  'account-booking': ['PAGE-024', `${account}/boka-synundersökning`],
  'booking-visual-exam': ['PAGE-025', '/boka-synundersökning'],
  'booking-visual-exam-details': ['PAGE-026', '/boka-synundersökning/3', { id: 3 }],
  'booking-auditory': ['PAGE-027', '/horsel/boka-horseltest'],
  stores: ['PAGE-028', '/hitta-butik'],
  store: ['PAGE-029', '/hitta-butik/umeå-centrum', { slug: 'umeå-centrum' }],
  'store-id-page-redirect': ['PAGE-030', '/butik/17', { id: 17 }],
  sitemap: ['PAGE-031', '/sitemap.xml'],
  robots: ['PAGE-032', '/robots.txt'],
  cookielist: ['PAGE-033', '/cookielista'],
  'b2b-sign-agreement': ['PAGE-034', '/b2b/teckna-avtal'],
  'b2b-book-eye-health-day': ['PAGE-035', '/b2b/ögonhälsodag'],
  'lifestyle-winback': ['PAGE-036', '/angratmig'],
  'lifestyle-winback-confirmation': ['PAGE-037', '/angratmig/bekräftelse'],
  'giftcard-lookup': ['PAGE-038', '/presentkort'],
  press: ['PAGE-039', '/press'],
  faq: ['PAGE-040', '/vanliga-frågor'],
  friends: ['PAGE-041', '/klarsiktfriends'],
}

describe('href', () => {
  it.each(Object.entries(expected).map(([key, [id, path, params]]) => ({ key, id, path, params })))(
    'leads $key to $path [$id]',
    ({ key, path, params }) => {
      expect(untypedHref(key, params)).toBe(path)
    },
  )

  it('knows the 41 keys of the product', () => {
    expect(Object.keys(expected)).toHaveLength(41)
    expect(new Set(Object.values(pagePaths)).size).toBe(PAGE_KEYS.length)
  })

  it.each(PAGE_KEYS)('%s has a title in Swedish and a path in NFC', (key) => {
    const [titles, name] = titleOf(key)
    expect(titles).toHaveProperty(name)
    expect(pagePaths[key].normalize('NFC')).toBe(pagePaths[key])
  })
})

describe('page attributes', () => {
  it('closes the account but not its doors', () => {
    expect(PAGE_KEYS.filter(requiresLogin).every((key) => key.startsWith('account'))).toBe(true)
    expect(requiresLogin('account')).toBe(true)
    expect(requiresLogin('account-terms')).toBe(false)
    expect(requiresLogin('auth-login')).toBe(false)
  })

  it('lists only open pages with one address for search engines [PAGE-031]', () => {
    expect(isIndexable('faq')).toBe(true)
    for (const key of ['account', 'checkout', 'search', 'store', 'requisition', 'requisitions', 'robots'] as const) {
      expect(isIndexable(key)).toBe(false)
    }
  })
})
