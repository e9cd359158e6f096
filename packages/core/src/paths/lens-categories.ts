import type { CategoryRow } from './category.js'

/** Category pages of contact lenses and eye care, by family; the first row is the family's own page. */
export const lensCategories = {
  'contact-lenses': {
    'contact-lenses': ['/kontaktlinser', 'category.contactLenses', 'nav.lenses', {}],
    'contact-lenses-eyeq': ['/kontaktlinser/eyeq', 'category.contactLenses.eyeq', 'nav.brand.eyeq', { brand: 'EyeQ' }],
    'contact-lenses-dailies': [
      '/kontaktlinser/dailies',
      'category.contactLenses.dailies',
      'nav.brand.dailies',
      { brand: 'Dailies' },
    ],
    'contact-lenses-acuvue': [
      '/kontaktlinser/acuvue',
      'category.contactLenses.acuvue',
      'nav.brand.acuvue',
      { brand: 'Acuvue' },
    ],
    'contact-lenses-air-optix': [
      '/kontaktlinser/air-optix',
      'category.contactLenses.airOptix',
      'nav.brand.airOptix',
      { brand: 'Air Optix' },
    ],
    'contact-lenses-monthly': [
      '/kontaktlinser/månadslinser',
      'category.contactLenses.monthly',
      'nav.monthlyLenses',
      { lensType: 'monthly' },
    ],
    'contact-lenses-two-week': [
      '/kontaktlinser/veckolinser',
      'category.contactLenses.twoWeek',
      'nav.twoWeekLenses',
      { lensType: 'twoWeek' },
    ],
    'contact-lenses-daily': [
      '/kontaktlinser/endagslinser',
      'category.contactLenses.daily',
      'nav.dailyLenses',
      { lensType: 'daily' },
    ],
    'contact-lenses-multifocal': [
      '/kontaktlinser/multifokala-progressiva',
      'category.contactLenses.multifocal',
      'nav.multifocalLenses',
      { lensDesign: 'multifocal' },
    ],
    'contact-lenses-toric': [
      '/kontaktlinser/toriska-astigmatiska',
      'category.contactLenses.toric',
      'nav.toricLenses',
      { lensDesign: 'toric' },
    ],
    'contact-lenses-accessories': [
      '/tillbehör-kontaktlinser',
      'category.contactLenses.accessories',
      'nav.accessories',
      { goods: 'accessories' },
    ],
    'contact-lenses-solution': [
      '/tillbehör-kontaktlinser/linsvätska',
      'category.contactLenses.solution',
      'nav.lensSolution',
      { goods: 'lens-solution' },
      'contact-lenses-accessories',
    ],
  },
  'eye-care': {
    'eye-care': ['/ögonvård', 'category.eyeCare', 'nav.careProducts', {}],
    'eye-care-supplements': [
      '/ögonvård/kosttillskott',
      'category.eyeCare.supplements',
      'nav.supplements',
      { care: 'supplement' },
    ],
    'eye-care-eyelid-hygiene': [
      '/ögonvård/ögonlockshygien',
      'category.eyeCare.eyelidHygiene',
      'nav.eyelidHygiene',
      { care: 'eyelid-hygiene' },
    ],
    'eye-care-eye-mask': ['/ögonvård/ögonmask', 'category.eyeCare.eyeMask', 'nav.eyeMask', { care: 'eye-mask' }],
    'eye-care-eye-gel': ['/ögonvård/ögongel', 'category.eyeCare.eyeGel', 'nav.eyeGel', { care: 'eye-gel' }],
    'eye-care-eye-spray': ['/ögonvård/ögonspray', 'category.eyeCare.eyeSpray', 'nav.eyeSpray', { care: 'eye-spray' }],
    'eye-care-eye-drops': ['/ögonvård/ögondroppar', 'category.eyeCare.eyeDrops', 'nav.eyeDrops', { care: 'eye-drops' }],
    'eye-care-eyeq': ['/ögonvård/eyeq', 'category.eyeCare.eyeq', 'nav.brand.eyeq', { brand: 'EyeQ' }],
    'eye-care-oxyal': ['/ögonvård/oxyal', 'category.eyeCare.oxyal', 'nav.brand.oxyal', { brand: 'Oxyal' }],
    'eye-care-blepha': ['/ögonvård/blepha', 'category.eyeCare.blepha', 'nav.brand.blepha', { brand: 'Blepha' }],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, CategoryRow>>>>
