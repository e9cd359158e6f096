import * as navMessages from '@klarsikt/core/messages/nav'
import * as pageMessages from '@klarsikt/core/messages/page'
import * as menuMessages from '../messages/generated/menu.js'
import { type CategoryKey, category } from './categories.js'
import { categoryLabel } from './category-texts.js'
import { href } from './pages.js'

/** A link of the menu. The path is readable (NFC, decoded). */
export interface MenuLink {
  readonly path: string
  readonly label: () => string
}

/** Links below one heading in the detail panel of a section. */
export interface MenuGroup {
  readonly heading: () => string
  readonly links: readonly MenuLink[]
}

/** A section of the slide-out menu with its detail panel. */
export interface MenuSection {
  readonly key: 'glasses' | 'sunglasses' | 'lenses' | 'sport-glasses' | 'care-products'
  readonly label: () => string
  readonly path: string
  /** Campaign text in the panel; null without one. */
  readonly campaign: (() => string) | null
  readonly groups: readonly MenuGroup[]
}

/** The sections of the slide-out menu in order. */
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
        navMessages.glasses,
        ['glasses-online', 'glasses-readers'],
        [
          { path: href('glasses-lenses'), label: pageMessages.glassesLenses },
          { path: href('glasses-subscription'), label: pageMessages.glassesSubscription },
        ],
      ),
      group(menuMessages.brands, ['glasses-gucci', 'glasses-tom-ford', 'glasses-isa-nord']),
      group(menuMessages.forWhom, ['glasses-kids', 'glasses-youth']),
      group(
        menuMessages.readMore,
        ['glasses-accessories'],
        [
          { path: href('booking-visual-exam'), label: pageMessages.bookingVisualExam },
          { path: href('price-guarantee'), label: pageMessages.priceGuarantee },
        ],
      ),
    ],
    menuMessages.campaignMemberExam,
  )
}

function sunglassesSection(): MenuSection {
  return section('sunglasses', 'sunglasses', [
    group(menuMessages.brands, ['sunglasses-gucci', 'sunglasses-ray-ban', 'sunglasses-prada', 'sunglasses-tom-ford']),
    group(menuMessages.forWhom, ['sunglasses-kids', 'sunglasses-youth']),
    group(menuMessages.smartGlasses, ['sunglasses-ray-ban-meta']),
  ])
}

function lensesSection(): MenuSection {
  return section('lenses', 'contact-lenses', [
    group(menuMessages.lensType, [
      'contact-lenses-daily',
      'contact-lenses-two-week',
      'contact-lenses-monthly',
      'contact-lenses-multifocal',
      'contact-lenses-toric',
    ]),
    group(menuMessages.brands, [
      'contact-lenses-eyeq',
      'contact-lenses-dailies',
      'contact-lenses-acuvue',
      'contact-lenses-air-optix',
    ]),
    group(
      menuMessages.readMore,
      ['contact-lenses-accessories', 'contact-lenses-solution'],
      [{ path: href('lens-subscription'), label: pageMessages.lensSubscription }],
    ),
  ])
}

function sportGlassesSection(): MenuSection {
  return section('sport-glasses', 'sports-glasses', [
    group(menuMessages.sport, [
      'sports-glasses-downhill',
      'sports-glasses-cross-country',
      'sports-glasses-running',
      'sports-glasses-road-cycling',
      'sports-glasses-golf',
    ]),
    group(menuMessages.brands, ['sports-glasses-oakley', 'sports-glasses-bliz']),
    group(menuMessages.smartGlasses, ['sports-glasses-oakley-meta']),
    group(menuMessages.accessories, ['sports-glasses-extra-lenses']),
  ])
}

function careProductsSection(): MenuSection {
  return section('care-products', 'eye-care', [
    group(menuMessages.care, [
      'eye-care-supplements',
      'eye-care-eyelid-hygiene',
      'eye-care-eye-mask',
      'eye-care-eye-gel',
      'eye-care-eye-spray',
      'eye-care-eye-drops',
    ]),
    group(menuMessages.brands, ['eye-care-eyeq', 'eye-care-oxyal', 'eye-care-blepha']),
    group(menuMessages.readMore, [], [{ path: href('eye-health'), label: pageMessages.eyeHealth }]),
  ])
}

function section(
  key: MenuSection['key'],
  family: CategoryKey,
  groups: readonly MenuGroup[],
  campaign: MenuSection['campaign'] = null,
): MenuSection {
  return { key, label: () => categoryLabel(family), path: category(family).path, campaign, groups }
}

function group(
  heading: MenuGroup['heading'],
  categories: readonly CategoryKey[],
  pages: readonly MenuLink[] = [],
): MenuGroup {
  const links = categories.map((key) => ({ path: category(key).path, label: () => categoryLabel(key) }))
  return { heading, links: [...links, ...pages] }
}
