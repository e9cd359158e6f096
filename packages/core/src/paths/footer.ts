import type { footerMessages, pageMessages } from '../messages/index.js'
import { href } from './href.js'
import type { PageKey } from './pages.js'

/** A link of the footer: a page of this site, or an address outside it that is configured. */
export type FooterLink =
  | { readonly path: string; readonly label: keyof typeof pageMessages | keyof typeof footerMessages }
  | { readonly external: 'jobs' | 'conformity'; readonly label: keyof typeof footerMessages }

/** One collapsible group of footer links. */
export interface FooterGroup {
  readonly key: 'customer-service' | 'products' | 'membership' | 'about' | 'terms'
  readonly heading: keyof typeof footerMessages
  readonly links: readonly FooterLink[]
}

/** Pages whose path takes no parameter and whose title is in the page catalogue. */
type LinkedPage = Extract<`page.${PageKey}`, keyof typeof pageMessages> extends `page.${infer Key}` ? Key : never

/** The footer, in order; one group is open at a time. */
export const FOOTER: readonly FooterGroup[] = /* @__PURE__ */ footer()

function footer(): readonly FooterGroup[] {
  return [
    {
      key: 'customer-service',
      heading: 'footer.customerService',
      links: [
        ...pages('faq', 'contact', 'stores', 'booking-visual-exam', 'giftcard-lookup'),
        { path: href('withdrawal'), label: 'footer.withdrawal' },
      ],
    },
    {
      key: 'products',
      heading: 'footer.products',
      links: pages('glasses-subscription', 'lens-subscription', 'hearing', 'outlet', 'eye-health'),
    },
    {
      key: 'membership',
      heading: 'footer.membership',
      links: pages('friends', 'friends-signup', 'friends-benefits', 'friends-terms', 'friends-faq'),
    },
    {
      key: 'about',
      heading: 'footer.about',
      links: [
        ...pages('about', 'press', 'company', 'sustainability', 'price-guarantee'),
        { external: 'jobs', label: 'footer.jobs' },
      ],
    },
    {
      key: 'terms',
      heading: 'footer.terms',
      links: [
        ...pages('purchase-terms', 'account-terms', 'privacy-policy', 'cookies', 'cookielist', 'accessibility'),
        { external: 'conformity', label: 'footer.conformity' },
      ],
    },
  ]
}

function pages(...keys: readonly LinkedPage[]): readonly FooterLink[] {
  return keys.map((key) => ({ path: (href as (key: string) => string)(key), label: `page.${key}` }))
}
