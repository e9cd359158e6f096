import type { FrameMeasures, FrameSpec } from '@klarsikt/eyewear'
import type { PictureSpec } from '../src/picture-spec.js'

const mm = (
  totalWidth: number,
  noseBridge: number,
  lensWidth: number,
  lensHeight: number,
  templeLength = 145,
): FrameMeasures => ({ totalWidth, noseBridge, lensWidth, lensHeight, templeLength })

function frame(
  shape: FrameSpec['shape'],
  material: FrameSpec['material'],
  color: FrameSpec['color'],
  lens: FrameSpec['lens'],
  measures: FrameMeasures,
  construction: FrameSpec['construction'] = 'full-rim',
): FrameSpec {
  return { shape, construction, material, color, lens, measures }
}

/** Frames that show every shape, material and construction. */
export const SHEET_FRAMES: readonly FrameSpec[] = [
  frame('panto', 'acetate', 'tortoise', 'clear', mm(140, 20, 48, 42)),
  frame('square', 'acetate', 'black', 'clear', mm(142, 18, 52, 38)),
  frame('round', 'metal', 'gold', 'clear', mm(131, 21, 48, 46)),
  frame('rectangular', 'acetate', 'crystal', 'clear', mm(140, 18, 53, 34)),
  frame('aviator', 'metal', 'gunmetal', 'green-gradient', mm(142, 14, 58, 50)),
  frame('pilot', 'metal', 'metal-black', 'polarised-grey', mm(143, 15, 58, 48)),
  frame('cat-eye', 'acetate', 'burgundy', 'brown-gradient', mm(142, 18, 53, 43)),
  frame('butterfly', 'acetate', 'black', 'grey-gradient', mm(146, 17, 57, 49)),
  frame('browline', 'metal', 'gold', 'clear', mm(140, 20, 51, 40), 'browline'),
  frame('browline', 'acetate', 'dark-tortoise', 'green', mm(140, 20, 51, 40), 'browline'),
  frame('hexagonal', 'metal', 'rose-gold', 'clear', mm(138, 20, 51, 46)),
  frame('geometric', 'acetate', 'dark-horn', 'clear', mm(141, 20, 50, 44)),
  frame('oval', 'titanium', 'silver', 'clear', mm(138, 20, 50, 36), 'rimless'),
  frame('rectangular', 'titanium', 'gunmetal', 'clear', mm(139, 18, 53, 34), 'half-rim'),
  frame('oversized', 'acetate', 'honey-tortoise', 'brown', mm(148, 18, 57, 52)),
  frame('panto', 'acetate', 'black-fade', 'clear', mm(140, 20, 49, 43)),
  frame('wrap', 'rubber', 'graphite', 'mirror-blue', mm(146, 14, 62, 42, 130)),
  frame('shield', 'rubber', 'white', 'mirror-orange', mm(144, 14, 61, 50, 130)),
  frame('wrap', 'rubber', 'black', 'mirror-green', mm(144, 14, 61, 38, 130), 'half-rim'),
  frame('round', 'acetate', 'sky', 'clear', mm(120, 15, 43, 38, 125)),
]

export const SHEET_GOODS: readonly PictureSpec[] = [
  {
    kind: 'contact-lens-pack',
    brand: 'Dailies',
    product: 'Total 1',
    colors: ['#DDEEEA', '#1B6663'],
    count: 30,
    wear: 'daily',
  },
  {
    kind: 'contact-lens-pack',
    brand: 'Acuvue',
    product: 'Oasys',
    colors: ['#1F3F7A', '#6FB7E0'],
    count: 6,
    wear: 'two-week',
  },
  {
    kind: 'contact-lens-pack',
    brand: 'EyeQ',
    product: 'Månad Fukt',
    colors: ['#14504E', '#7FD1C3'],
    count: 6,
    wear: 'monthly',
    view: 'blister',
  },
  {
    kind: 'contact-lens-pack',
    brand: 'EyeQ',
    product: 'Endags',
    colors: ['#F3F0E9', '#E9692C'],
    count: 90,
    wear: 'daily',
  },
  { kind: 'bottle', form: 'solution', brand: 'EyeQ', product: 'Allt-i-ett', color: '#1B6663', contents: '360 ml' },
  { kind: 'bottle', form: 'spray', brand: 'EyeQ', product: 'Glasögonspray', color: '#5f93b8', contents: '60 ml' },
  { kind: 'bottle', form: 'drops', brand: 'Oxyal', product: 'Ögondroppar', color: '#2d6fb0', contents: '10 ml' },
  { kind: 'bottle', form: 'gel', brand: 'Blepha', product: 'Ögonlocksgel', color: '#6DAF8F', contents: '30 g' },
  { kind: 'supplement-jar', brand: 'EyeQ', product: 'Lutein Plus', color: '#7A4B00', contents: '60 kapslar' },
  { kind: 'eye-mask', color: '#2f5d73' },
  { kind: 'wipes-box', brand: 'Blepha', product: 'Ögonservetter', color: '#3f86b5', count: 20 },
  { kind: 'gift-card', theme: 'fjord' },
  { kind: 'gift-card', theme: 'sun' },
  { kind: 'gift-card', theme: 'linen' },
  { kind: 'hearing', item: 'charger-case', brand: 'Klarsikt', product: 'Laddbox', color: '#e9e6df' },
  { kind: 'hearing', item: 'ear-piece', brand: 'Klarsikt', product: 'Hörapparat', color: '#8d8f92' },
  { kind: 'hearing', item: 'batteries', brand: 'Klarsikt', product: 'Storlek 312', color: '#7a4b00' },
  { kind: 'hearing', item: 'filters', brand: 'Klarsikt', product: 'Vaxfilter', color: '#1B6663' },
  { kind: 'accessory', item: 'case', color: '#5a2a10' },
  { kind: 'accessory', item: 'cloth', color: '#7FB0A8' },
  { kind: 'accessory', item: 'cord', color: '#14504E' },
  { kind: 'lens', finish: 'brown-gradient' },
  { kind: 'lens', finish: 'mirror-blue' },
  { kind: 'lens', finish: 'clear' },
  { kind: 'store', variant: 0 },
  { kind: 'store', variant: 1 },
]
