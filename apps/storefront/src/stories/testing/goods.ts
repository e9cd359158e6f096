import type { Article, ArticleCard } from '@klarsikt/contract/shop/types'
import { FRAME_COLORS, type FrameColorId, type FrameShapeId } from '@klarsikt/eyewear'
import { article, articleCard, price, sku } from '@klarsikt/fixtures/builders'
import { storyFrame } from '@klarsikt/fixtures/photographs'
import { cards as plainCards } from '@klarsikt/fixtures/scenarios'
import { picture, type PictureName } from './pictures.js'

/** Returns a card with its own pictures in place of the neutral box. */
function pictured(card: ArticleCard, ...names: readonly PictureName[]): ArticleCard {
  return { ...card, medias: names.map((name) => picture(name, `${card.brand} ${card.name}`)) }
}

/** The cards of the fixtures with pictures. */
export const cards = {
  plain: pictured(plainCards.plain, 'frame_panto_black_clear', 'frame_panto_tortoise_clear'),
  campaign: pictured(plainCards.campaign, 'frame_oversized_cognac_brown-gradient'),
  news: pictured(plainCards.news, 'frame_round_forest_clear'),
  fromPrice: pictured(plainCards.fromPrice, 'frame_shield_black_mirror-orange'),
  soldOut: pictured(plainCards.soldOut, 'frame_oval_burgundy_clear'),
  inStore: pictured(plainCards.inStore, 'frame_square_cognac_clear'),
  contactLens: pictured(plainCards.contactLens, 'box_0d4f8b'),
  giftCard: pictured(plainCards.giftCard, 'card_14504e'),
} as const satisfies Readonly<Record<string, ArticleCard>>

const care = articleCard({
  id: 500_010,
  slug: 'eyeq-ogondroppar-10-ml',
  name: 'Ögondroppar för torra ögon',
  brand: 'EyeQ',
  family: 'eye-care',
  categoryPath: '/ögonvård',
  hasVTO: false,
  colours: [],
  price: price({ amount: 129 }),
  medias: [picture('bottle_14504e', 'EyeQ Ögondroppar')],
})

type Model = readonly [name: string, brand: string, shape: FrameShapeId, kronor: number]

const MODELS: readonly Model[] = [
  ['Abisko', 'Klarsikt', 'panto', 1295],
  ['Freja', 'Isa Nord', 'round', 1495],
  ['Linköping', 'Klarsikt', 'rectangular', 995],
  ['Livia', 'Gucci', 'oval', 3295],
  ['Arden', 'Tom Ford', 'square', 3995],
  ['Sunniva', 'Isa Nord', 'oversized', 1695],
]
const COLOURS: readonly (readonly [FrameColorId, name: string])[] = [
  ['black', 'svart'],
  ['tortoise', 'havanna'],
  ['forest', 'skogsgrön'],
  ['navy', 'marin'],
  ['burgundy', 'vinröd'],
  ['honey-tortoise', 'honung'],
  ['crystal-grey', 'rökgrå'],
  ['cognac', 'konjak'],
  ['rust', 'rost'],
]

const slugOf = (brand: string, name: string, colour: FrameColorId): string =>
  `${brand}-${name}-${colour}`.toLowerCase().replaceAll(' ', '-').replaceAll('ö', 'o')

/** Every model in every colour: 54 frames, the number that the category states. */
export const frames: readonly ArticleCard[] = COLOURS.flatMap(([colour, colourName], column) =>
  MODELS.map(([name, brand, shape, kronor], row) =>
    articleCard({
      id: 110_000 + column * 10 + row,
      slug: slugOf(brand, name, colour),
      name: `${name}, ${colourName}`,
      brand,
      price: price({ amount: kronor }),
      medias: [picture(`frame_${shape}_${colour}_clear`, `${brand} ${name}, ${colourName}`)],
      colours: COLOURS.slice(0, 4).map(([other, otherName], at) => ({
        id: 110_000 + at * 10 + row,
        url: `/glasögon/${slugOf(brand, name, other)}`,
        name: `${name}, ${otherName}`,
        colorName: otherName,
        swatch: FRAME_COLORS[other].swatch,
        picture: picture(`frame_${shape}_${other}_clear`, '').lg,
        offer: null,
      })),
    }),
  ),
)

/** Every article with a page in the stories, by slug. */
export const articles: Readonly<Record<string, Article>> = Object.fromEntries(
  [
    article({
      ...cards.plain,
      dto: {
        frame: storyFrame('panto', 'black'),
        description:
          'Abisko från Klarsikt är en båge i klassisk pantoform. Acetaten är polerad för hand, bryggan sitter lågt och skalmarna har fjädrande gångjärn, så att den ligger still hela dagen.',
        details: [
          { label: 'Material', value: 'Acetat' },
          { label: 'Form', value: 'Panto' },
          { label: 'Gångjärn', value: 'Fjädrande' },
        ],
        usps: ['fastDelivery', 'freeReturn', 'withdrawal90'],
        variants: [
          variant(cards.plain, 'Svart', 'black', 'frame_panto_black_clear'),
          variant(frames[7] ?? cards.news, 'Havanna', 'tortoise', 'frame_panto_tortoise_clear'),
        ],
      },
    }),
    article({
      ...cards.campaign,
      specification: { ...article().specification, shape: 'Oversize', color: 'Konjak', lensType: 'Brun, tonad' },
      skus: [sku({ articleId: cards.campaign.id, label: 'Konjak' })],
      dto: {
        frame: storyFrame('oversized', 'cognac', 'brown-gradient'),
        description: 'Barstow är stor, varm och lätt. Glasen är tonade och släpper igenom mer ljus nedtill.',
      },
    }),
    article({ ...cards.news, skus: [sku({ articleId: cards.news.id })] }),
    article({ ...cards.fromPrice, skus: [sku({ articleId: cards.fromPrice.id })] }),
    article({ ...cards.soldOut, skus: [sku({ articleId: cards.soldOut.id, status: 30 })] }),
    article({ ...cards.inStore, skus: [sku({ articleId: cards.inStore.id, status: 40 })] }),
    article({
      ...cards.contactLens,
      skus: ['-1.00', '-1.25', '-2.25', '+0.50'].map((power, index) => lensSku(index, power)),
      dto: {
        description: 'Endagslinser med en vattengradient som gör ytan nästan helt av vatten. Släng dem på kvällen.',
        details: [
          { label: 'Antal', value: '30 linser' },
          { label: 'Byts', value: 'Varje dag' },
        ],
        usps: ['fastDelivery', 'freeReturn', 'withdrawal30'],
        withdrawalDays: 30,
      },
    }),
    article({
      ...care,
      skus: [
        sku({ id: '500010-1', articleId: care.id, label: '10 ml' }),
        sku({ id: '500010-2', articleId: care.id, label: '3 × 10 ml' }),
      ],
      dto: {
        description:
          'Smörjer och lugnar torra, trötta ögon. Fungerar med kontaktlinser och är fria från konserveringsmedel.',
        details: [{ label: 'Innehåll', value: 'Natriumhyaluronat 0,15 %' }],
        unitPriceText: '1 290 kr/100 ml',
        withdrawalDays: 30,
      },
    }),
    article({ ...cards.giftCard, skus: [sku({ articleId: cards.giftCard.id, label: '200 kr' })] }),
    ...frames.map((card) => article({ ...card, skus: [sku({ articleId: card.id, label: card.name })] })),
  ].map((one) => [one.slug, one]),
)

function variant(card: ArticleCard, colorName: string, colour: FrameColorId, name: PictureName) {
  return {
    articleId: card.id,
    slug: card.slug,
    url: card.url,
    colorName,
    swatch: FRAME_COLORS[colour].swatch,
    media: picture(name, colorName),
  }
}

function lensSku(index: number, power: string) {
  return sku({
    id: `400001-${index + 1}`,
    articleId: cards.contactLens.id,
    label: power,
    parameters: { power, baseCurve: '8.5', diameter: '14.1', cylinder: null, axis: null, addition: null },
  })
}
