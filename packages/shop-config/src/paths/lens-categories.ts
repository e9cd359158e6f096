import type { CategoryRow } from '@klarsikt/core/paths'

/** Category pages of contact lenses and eye care by family. The first row of each family is its own page. */
export const lensCategories = {
  'contact-lenses': {
    'contact-lenses': ['/kontaktlinser', {}],
    'contact-lenses-eyeq': ['/kontaktlinser/eyeq', { brand: 'EyeQ' }],
    'contact-lenses-dailies': ['/kontaktlinser/dailies', { brand: 'Dailies' }],
    'contact-lenses-acuvue': ['/kontaktlinser/acuvue', { brand: 'Acuvue' }],
    'contact-lenses-air-optix': ['/kontaktlinser/air-optix', { brand: 'Air Optix' }],
    'contact-lenses-monthly': ['/kontaktlinser/månadslinser', { lensType: 'monthly' }],
    'contact-lenses-two-week': ['/kontaktlinser/veckolinser', { lensType: 'twoWeek' }],
    'contact-lenses-daily': ['/kontaktlinser/endagslinser', { lensType: 'daily' }],
    'contact-lenses-multifocal': ['/kontaktlinser/multifokala-progressiva', { lensDesign: 'multifocal' }],
    'contact-lenses-toric': ['/kontaktlinser/toriska-astigmatiska', { lensDesign: 'toric' }],
    'contact-lenses-accessories': ['/tillbehör-kontaktlinser', { goods: 'accessories' }],
    'contact-lenses-solution': [
      '/tillbehör-kontaktlinser/linsvätska',
      { goods: 'lens-solution' },
      'contact-lenses-accessories',
    ],
  },
  'eye-care': {
    'eye-care': ['/ögonvård', {}],
    'eye-care-supplements': ['/ögonvård/kosttillskott', { care: 'supplement' }],
    'eye-care-eyelid-hygiene': ['/ögonvård/ögonlockshygien', { care: 'eyelid-hygiene' }],
    'eye-care-eye-mask': ['/ögonvård/ögonmask', { care: 'eye-mask' }],
    'eye-care-eye-gel': ['/ögonvård/ögongel', { care: 'eye-gel' }],
    'eye-care-eye-spray': ['/ögonvård/ögonspray', { care: 'eye-spray' }],
    'eye-care-eye-drops': ['/ögonvård/ögondroppar', { care: 'eye-drops' }],
    'eye-care-eyeq': ['/ögonvård/eyeq', { brand: 'EyeQ' }],
    'eye-care-oxyal': ['/ögonvård/oxyal', { brand: 'Oxyal' }],
    'eye-care-blepha': ['/ögonvård/blepha', { brand: 'Blepha' }],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, CategoryRow>>>>
