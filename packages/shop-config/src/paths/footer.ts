import * as footerMessages from '@klarsikt/core/messages/footer'
import * as pageMessages from '@klarsikt/core/messages/page'
import { brand } from '../brand.js'
import { href } from './pages.js'

/** A link of the footer: to a page of this site, or to an outside address from the configuration. */
export type FooterLink =
  | { readonly path: string; readonly label: () => string }
  | { readonly external: 'jobs' | 'conformity'; readonly label: () => string }

/** A collapsible group of footer links. */
export interface FooterGroup {
  readonly key: 'customer-service' | 'products' | 'membership' | 'about' | 'terms'
  readonly heading: () => string
  readonly links: readonly FooterLink[]
}

/** The groups of the footer in order. One group is open at a time. */
export const FOOTER: readonly FooterGroup[] = /* @__PURE__ */ footer()

function footer(): readonly FooterGroup[] {
  return [
    {
      key: 'customer-service',
      heading: footerMessages.customerService,
      links: [
        { path: href('faq'), label: pageMessages.faq },
        { path: href('contact'), label: pageMessages.contact },
        { path: href('stores'), label: pageMessages.stores },
        { path: href('booking-visual-exam'), label: pageMessages.bookingVisualExam },
        { path: href('giftcard-lookup'), label: pageMessages.giftcardLookup },
        { path: href('withdrawal'), label: footerMessages.withdrawal },
      ],
    },
    {
      key: 'products',
      heading: footerMessages.products,
      links: [
        { path: href('glasses-subscription'), label: pageMessages.glassesSubscription },
        { path: href('lens-subscription'), label: pageMessages.lensSubscription },
        { path: href('hearing'), label: pageMessages.hearing },
        { path: href('outlet'), label: pageMessages.outlet },
        { path: href('eye-health'), label: pageMessages.eyeHealth },
      ],
    },
    {
      key: 'membership',
      heading: footerMessages.membership,
      links: [
        { path: href('friends'), label: pageMessages.friends },
        { path: href('friends-signup'), label: pageMessages.friendsSignup },
        { path: href('friends-benefits'), label: pageMessages.friendsBenefits },
        { path: href('friends-terms'), label: pageMessages.friendsTerms },
        { path: href('friends-faq'), label: pageMessages.friendsFaq },
      ],
    },
    {
      key: 'about',
      heading: footerMessages.about,
      links: aboutLinks(),
    },
    {
      key: 'terms',
      heading: footerMessages.terms,
      links: termLinks(),
    },
  ]
}

function termLinks(): readonly FooterLink[] {
  return [
    { path: href('purchase-terms'), label: pageMessages.purchaseTerms },
    { path: href('account-terms'), label: pageMessages.accountTerms },
    { path: href('privacy-policy'), label: pageMessages.privacyPolicy },
    { path: href('cookies'), label: pageMessages.cookies },
    { path: href('cookielist'), label: pageMessages.cookielist },
    { path: href('accessibility'), label: pageMessages.accessibility },
    { external: 'conformity', label: footerMessages.conformity },
  ]
}

function aboutLinks(): readonly FooterLink[] {
  return [
    { path: href('about'), label: aboutLabel },
    { path: href('press'), label: pageMessages.press },
    { path: href('company'), label: pageMessages.company },
    { path: href('sustainability'), label: pageMessages.sustainability },
    { path: href('price-guarantee'), label: pageMessages.priceGuarantee },
    { external: 'jobs', label: footerMessages.jobs },
  ]
}

/** Names the page about the shop. */
export function aboutLabel(): string {
  return pageMessages.about({ brand: brand.name })
}
