import type { CategoryRow } from '@klarsikt/core/paths'

/** Category pages of frames by family. The first row of each family is its own page. */
export const frameCategories = {
  glasses: {
    glasses: ['/glasögon', {}],
    'glasses-online': ['/glasögon/köp-online', { buyableOnline: true }],
    'glasses-readers': ['/glasögon/läsglasögon', { category: 'readers' }],
    'glasses-gucci': ['/glasögon/gucci', { brand: 'Gucci' }],
    'glasses-tom-ford': ['/glasögon/tom-ford', { brand: 'Tom Ford' }],
    'glasses-isa-nord': ['/glasögon/isa-nord', { brand: 'Isa Nord' }],
    'glasses-kids': ['/glasögon/barn', { audience: 'kids' }],
    'glasses-youth': ['/glasögon/ungdom', { audience: 'youth' }],
    'glasses-accessories': ['/tillbehör-glasögon', { goods: 'accessories' }],
  },
  sunglasses: {
    sunglasses: ['/solglasögon', {}],
    'sunglasses-gucci': ['/solglasögon/gucci', { brand: 'Gucci' }],
    'sunglasses-ray-ban': ['/solglasögon/ray-ban', { brand: 'Ray-Ban' }],
    'sunglasses-prada': ['/solglasögon/prada', { brand: 'Prada' }],
    'sunglasses-tom-ford': ['/solglasögon/tom-ford', { brand: 'Tom Ford' }],
    'sunglasses-kids': ['/solglasögon/barn', { audience: 'kids' }],
    'sunglasses-youth': ['/solglasögon/ungdom', { audience: 'youth' }],
    'sunglasses-ray-ban-meta': ['/solglasögon/ray-ban/meta', { brand: 'Ray-Ban', line: 'Meta' }, 'sunglasses-ray-ban'],
  },
  'sports-glasses': {
    'sports-glasses': ['/sportglasögon', {}],
    'sports-glasses-oakley': ['/sportglasögon/oakley', { brand: 'Oakley' }],
    'sports-glasses-bliz': ['/sportglasögon/bliz', { brand: 'Bliz' }],
    'sports-glasses-oakley-meta': [
      '/sportglasögon/oakley/meta',
      { brand: 'Oakley', line: 'Meta' },
      'sports-glasses-oakley',
    ],
    // The path means "sale", but the menu lists the page among sports and it shows alpine goods.
    'sports-glasses-downhill': ['/sportglasögon/utförsäljning', { sport: 'downhill' }],
    'sports-glasses-cross-country': ['/sportglasögon/längdskidor', { sport: 'cross-country' }],
    'sports-glasses-running': ['/sportglasögon/löpning', { sport: 'running' }],
    'sports-glasses-road-cycling': ['/sportglasögon/landsvägscykling', { sport: 'road-cycling' }],
    'sports-glasses-golf': ['/sportglasögon/golf', { sport: 'golf' }],
    'sports-glasses-accessories': ['/tillbehör-sportglasögon', { goods: 'accessories' }],
    'sports-glasses-extra-lenses': [
      '/tillbehör-sportglasögon/extra-linser',
      { goods: 'extra-lenses' },
      'sports-glasses-accessories',
    ],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, CategoryRow>>>>
