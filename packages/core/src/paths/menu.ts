import type { navMessages, pageMessages } from '../messages/index.js'
import { type CategoryKey, category } from './categories.js'
import { href } from './href.js'

/** One link of the menu; the path is readable (NFC, decoded). */
export interface MenuLink {
  readonly path: string
  readonly label: keyof typeof navMessages | keyof typeof pageMessages
}

/** Links under one small heading of a detail panel. */
export interface MenuGroup {
  readonly heading: keyof typeof navMessages
  readonly links: readonly MenuLink[]
}

/** One of the five sections of the slide-out menu, with its detail panel. */
export interface MenuSection {
  readonly key: 'glasses' | 'sunglasses' | 'lenses' | 'sport-glasses' | 'care-products'
  readonly label: keyof typeof navMessages
  readonly path: string
  /** Campaign text of the panel, literal in the catalogue. */
  readonly campaign: 'nav.campaign.memberExam' | null
  readonly groups: readonly MenuGroup[]
}

/** The slide-out menu, in order. */
export const MENU: readonly MenuSection[] = [
  /* @__PURE__ */ glassesSection(),
  /* @__PURE__ */ sunglassesSection(),
  /* @__PURE__ */ lensesSection(),
  /* @__PURE__ */ sportGlassesSection(),
  /* @__PURE__ */ careProductsSection(),
]

function glassesSection(): MenuSection {
  return section(
    'glasses',
    'glasses',
    [
      group(
        'nav.glasses',
        ['glasses-online', 'glasses-readers'],
        [page('glasses-lenses'), page('glasses-subscription')],
      ),
      group('nav.brands', ['glasses-gucci', 'glasses-tom-ford', 'glasses-isa-nord']),
      group('nav.forWhom', ['glasses-kids', 'glasses-youth']),
      group('nav.readMore', ['glasses-accessories'], [page('booking-visual-exam'), page('price-guarantee')]),
    ],
    'nav.campaign.memberExam',
  )
}

function sunglassesSection(): MenuSection {
  return section('sunglasses', 'sunglasses', [
    group('nav.brands', ['sunglasses-gucci', 'sunglasses-ray-ban', 'sunglasses-prada', 'sunglasses-tom-ford']),
    group('nav.forWhom', ['sunglasses-kids', 'sunglasses-youth']),
    group('nav.smartGlasses', ['sunglasses-ray-ban-meta']),
  ])
}

function lensesSection(): MenuSection {
  return section('lenses', 'contact-lenses', [
    group('nav.lensType', [
      'contact-lenses-daily',
      'contact-lenses-two-week',
      'contact-lenses-monthly',
      'contact-lenses-multifocal',
      'contact-lenses-toric',
    ]),
    group('nav.brands', [
      'contact-lenses-eyeq',
      'contact-lenses-dailies',
      'contact-lenses-acuvue',
      'contact-lenses-air-optix',
    ]),
    group('nav.readMore', ['contact-lenses-accessories', 'contact-lenses-solution'], [page('lens-subscription')]),
  ])
}

function sportGlassesSection(): MenuSection {
  return section('sport-glasses', 'sports-glasses', [
    group('nav.sport', [
      'sports-glasses-downhill',
      'sports-glasses-cross-country',
      'sports-glasses-running',
      'sports-glasses-road-cycling',
      'sports-glasses-golf',
    ]),
    group('nav.brands', ['sports-glasses-oakley', 'sports-glasses-bliz']),
    group('nav.smartGlasses', ['sports-glasses-oakley-meta']),
    group('nav.accessories', ['sports-glasses-extra-lenses']),
  ])
}

function careProductsSection(): MenuSection {
  return section('care-products', 'eye-care', [
    group('nav.care', [
      'eye-care-supplements',
      'eye-care-eyelid-hygiene',
      'eye-care-eye-mask',
      'eye-care-eye-gel',
      'eye-care-eye-spray',
      'eye-care-eye-drops',
    ]),
    group('nav.brands', ['eye-care-eyeq', 'eye-care-oxyal', 'eye-care-blepha']),
    group('nav.readMore', [], [page('eye-health')]),
  ])
}

function section(
  key: MenuSection['key'],
  family: CategoryKey,
  groups: readonly MenuGroup[],
  campaign: MenuSection['campaign'] = null,
): MenuSection {
  const { label, path } = category(family)
  return { key, label, path, campaign, groups }
}

function group(
  heading: MenuGroup['heading'],
  categories: readonly CategoryKey[],
  pages: readonly MenuLink[] = [],
): MenuGroup {
  const links = categories.map((key) => ({ path: category(key).path, label: category(key).label }))
  return { heading, links: [...links, ...pages] }
}

function page(
  key:
    | 'glasses-lenses'
    | 'glasses-subscription'
    | 'booking-visual-exam'
    | 'price-guarantee'
    | 'lens-subscription'
    | 'eye-health',
): MenuLink {
  return { path: href(key), label: `page.${key}` }
}
