import type { CategoryRow } from './category.js'

/** Category pages of what is worn as a frame, by family; the first row is the family's own page. */
export const frameCategories = {
  glasses: {
    glasses: ['/glasögon', 'category.glasses', 'nav.glasses', {}],
    'glasses-online': ['/glasögon/köp-online', 'category.glasses.online', 'nav.buyOnline', { buyableOnline: true }],
    'glasses-readers': [
      '/glasögon/läsglasögon',
      'category.glasses.readers',
      'nav.readingGlasses',
      { category: 'readers' },
    ],
    'glasses-gucci': ['/glasögon/gucci', 'category.glasses.gucci', 'nav.brand.gucci', { brand: 'Gucci' }],
    'glasses-tom-ford': ['/glasögon/tom-ford', 'category.glasses.tomFord', 'nav.brand.tomFord', { brand: 'Tom Ford' }],
    'glasses-isa-nord': ['/glasögon/isa-nord', 'category.glasses.isaNord', 'nav.brand.isaNord', { brand: 'Isa Nord' }],
    'glasses-kids': ['/glasögon/barn', 'category.glasses.kids', 'nav.kids', { audience: 'kids' }],
    'glasses-youth': ['/glasögon/ungdom', 'category.glasses.youth', 'nav.youth', { audience: 'youth' }],
    'glasses-accessories': [
      '/tillbehör-glasögon',
      'category.glasses.accessories',
      'nav.accessories',
      { goods: 'accessories' },
    ],
  },
  sunglasses: {
    sunglasses: ['/solglasögon', 'category.sunglasses', 'nav.sunglasses', {}],
    'sunglasses-gucci': ['/solglasögon/gucci', 'category.sunglasses.gucci', 'nav.brand.gucci', { brand: 'Gucci' }],
    'sunglasses-ray-ban': [
      '/solglasögon/ray-ban',
      'category.sunglasses.rayBan',
      'nav.brand.rayBan',
      { brand: 'Ray-Ban' },
    ],
    'sunglasses-prada': ['/solglasögon/prada', 'category.sunglasses.prada', 'nav.brand.prada', { brand: 'Prada' }],
    'sunglasses-tom-ford': [
      '/solglasögon/tom-ford',
      'category.sunglasses.tomFord',
      'nav.brand.tomFord',
      { brand: 'Tom Ford' },
    ],
    'sunglasses-kids': ['/solglasögon/barn', 'category.sunglasses.kids', 'nav.kids', { audience: 'kids' }],
    'sunglasses-youth': ['/solglasögon/ungdom', 'category.sunglasses.youth', 'nav.youth', { audience: 'youth' }],
    'sunglasses-ray-ban-meta': [
      '/solglasögon/ray-ban/meta',
      'category.sunglasses.rayBanMeta',
      'nav.brand.rayBanMeta',
      { brand: 'Ray-Ban', line: 'Meta' },
      'sunglasses-ray-ban',
    ],
  },
  'sports-glasses': {
    'sports-glasses': ['/sportglasögon', 'category.sportsGlasses', 'nav.sportGlasses', {}],
    'sports-glasses-oakley': [
      '/sportglasögon/oakley',
      'category.sportsGlasses.oakley',
      'nav.brand.oakley',
      { brand: 'Oakley' },
    ],
    'sports-glasses-bliz': ['/sportglasögon/bliz', 'category.sportsGlasses.bliz', 'nav.brand.bliz', { brand: 'Bliz' }],
    'sports-glasses-oakley-meta': [
      '/sportglasögon/oakley/meta',
      'category.sportsGlasses.oakleyMeta',
      'nav.brand.oakleyMeta',
      { brand: 'Oakley', line: 'Meta' },
      'sports-glasses-oakley',
    ],
    // The path says clearance sale, but it stands among sports: alpine goods are shown.
    'sports-glasses-downhill': [
      '/sportglasögon/utförsäljning',
      'category.sportsGlasses.downhill',
      'nav.downhill',
      { sport: 'downhill' },
    ],
    'sports-glasses-cross-country': [
      '/sportglasögon/längdskidor',
      'category.sportsGlasses.crossCountry',
      'nav.crossCountry',
      { sport: 'cross-country' },
    ],
    'sports-glasses-running': [
      '/sportglasögon/löpning',
      'category.sportsGlasses.running',
      'nav.running',
      { sport: 'running' },
    ],
    'sports-glasses-road-cycling': [
      '/sportglasögon/landsvägscykling',
      'category.sportsGlasses.roadCycling',
      'nav.roadCycling',
      { sport: 'road-cycling' },
    ],
    'sports-glasses-golf': ['/sportglasögon/golf', 'category.sportsGlasses.golf', 'nav.golf', { sport: 'golf' }],
    'sports-glasses-accessories': [
      '/tillbehör-sportglasögon',
      'category.sportsGlasses.accessories',
      'nav.accessories',
      { goods: 'accessories' },
    ],
    'sports-glasses-extra-lenses': [
      '/tillbehör-sportglasögon/extra-linser',
      'category.sportsGlasses.extraLenses',
      'nav.extraLenses',
      { goods: 'extra-lenses' },
      'sports-glasses-accessories',
    ],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, CategoryRow>>>>
