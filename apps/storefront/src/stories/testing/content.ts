import type { Page, Store } from '@klarsikt/contract/shop/types'
import { store } from '@klarsikt/fixtures/builders'
import { href } from '@klarsikt/shop-config/paths'
import { cards, frames } from './goods.js'
import { picture } from './pictures.js'

const home: Page = {
  path: '/',
  title: 'Klarsikt – glasögon, linser och synundersökning',
  heading: 'Klarsikt',
  description: 'Köp linser, glasögon och solglasögon på nätet.',
  lead: null,
  updated: null,
  sections: [
    {
      kind: 'hero',
      heading: 'Se klart, varje dag',
      text: 'Glasögon slipade efter din syn, linser hem i brevlådan och optiker nära dig.',
      link: { title: 'Se alla glasögon', path: '/glasögon' },
      image: picture('scene_panto_honey-tortoise_clear', 'Glasögon i honungshavanna'),
      backdrop: null,
      tone: 'linen',
    },
    {
      kind: 'usps',
      usps: [
        { title: 'Fri frakt', text: 'När du handlar för minst 499 kr.' },
        { title: 'Upp till 90 dagars ångerrätt', text: 'Prova hemma i lugn och ro.' },
        { title: '68 butiker', text: 'Fria justeringar, så länge du har glasögonen.' },
      ],
    },
    {
      kind: 'tiles',
      heading: 'Vad letar du efter?',
      tiles: [
        tile('Glasögon', 'Över 150 modeller', '/glasögon', 'frame_panto_honey-tortoise_clear'),
        tile('Solglasögon', 'Med och utan styrka', '/solglasögon', 'frame_oversized_cognac_brown-gradient'),
        tile('Kontaktlinser', 'Dag, två veckor eller månad', '/kontaktlinser', 'box_0d4f8b'),
        tile('Ögonvård', 'Droppar, gel och kosttillskott', '/ögonvård', 'bottle_14504e'),
      ],
    },
    {
      kind: 'rail',
      heading: 'Nya glasögon',
      link: { title: 'Alla glasögon', path: '/glasögon' },
      articles: [cards.news, cards.plain, cards.inStore, ...frames.slice(0, 5)],
    },
    {
      kind: 'hero',
      heading: 'Solglasögon med styrka',
      text: 'Nästan alla våra solglasögon kan få slipade glas. Välj båge, fyll i receptet och vi gör resten.',
      link: { title: 'Till solglasögonen', path: '/solglasögon' },
      image: picture('scene_oversized_cognac_brown-gradient', 'Stora solglasögon i konjak'),
      backdrop: null,
      tone: 'sun',
    },
    {
      kind: 'text',
      heading: 'Optiker på nätet och på orten',
      paragraphs: [
        'Beställ hemma och hämta i butik, eller prova ut i butik och handla sedan. Alla glasögon vi slipar har antireflex, hårdhetsbehandling och UV-skydd.',
      ],
      list: [],
    },
  ],
}

function tile(title: string, text: string, path: string, name: Parameters<typeof picture>[0]) {
  return { title, text, path, image: picture(name, '') }
}

const faq: Page = {
  path: href('faq'),
  title: 'Vanliga frågor',
  heading: 'Vanliga frågor',
  description: 'Svar på frågor om order, leverans och retur.',
  lead: 'Hittar du inte svaret här hjälper kundservice dig gärna.',
  updated: null,
  sections: [
    questions('Beställning och betalning', [
      ['Hur kan jag betala?', 'Genom Klarna eller med presentkort. Betalsätt utan kredit visas alltid först.'],
      ['När dras pengarna?', 'Beloppet reserveras när du beställer och dras när varan skickas.'],
      ['Hur många kan jag köpa av samma vara?', 'Högst 12 per rad i varukorgen.'],
    ]),
    questions('Retur och reklamation', [
      [
        'Hur länge har jag ångerrätt?',
        'Lagen ger 14 dagar. Vi ger 30 dagar på allt och 90 dagar på det som är märkt så.',
      ],
      [
        'Kan jag lämna tillbaka slipade glas?',
        'Den lagstadgade ångerrätten gäller inte för glas som gjorts efter ditt recept. Däremot har du öppet köp hos oss.',
      ],
    ]),
  ],
}

function questions(heading: string, rows: readonly (readonly [question: string, answer: string])[]) {
  return {
    kind: 'faq' as const,
    heading,
    questions: rows.map(([question, answer]) => ({ question, answer: [answer] })),
  }
}

const terms: Page = {
  path: href('purchase-terms'),
  title: 'Köpvillkor',
  heading: 'Köpvillkor',
  description: 'Vad som gäller när du handlar hos oss.',
  lead: 'Här står vad som gäller när du handlar på nätet, kort och utan finstilt.',
  updated: '2026-10-01',
  sections: [
    {
      kind: 'text',
      heading: 'Priser och betalning',
      paragraphs: ['Alla priser är i svenska kronor och inkluderar moms.'],
      list: ['Kort dras när varan skickas.', 'Presentkort kan betala hela köpet eller en del av det.'],
    },
    {
      kind: 'table',
      heading: 'Frakt',
      head: ['Sätt', 'Tid', 'Pris'],
      rows: [
        ['PostNord brev', '1–3 arbetsdagar', '29 kr'],
        ['Hämta i butik', '1–2 arbetsdagar', '0 kr'],
      ],
    },
    {
      kind: 'text',
      heading: 'Personuppgiftsbehandling vid glasögonbeställning',
      paragraphs: [
        'Uppgifter om din syn sparas bara så länge de behövs för att göra och garantera dina glasögon, och lämnas aldrig vidare.',
      ],
      list: [],
    },
  ],
}

export const pages: Readonly<Record<string, Page>> = { [home.path]: home, [faq.path]: faq, [terms.path]: terms }

export const storeAccess = {
  parking: 'Fri parkering med p-skiva på torget i två timmar.',
  transit: 'Bussarna stannar på torget.',
  entrance: 'Ingång i markplan med bred dörr.',
}

/** Stores across the country with different kinds of hours. */
export const stores: readonly Store[] = [
  store(),
  store({
    id: 102,
    name: 'Solna Centrum',
    slug: 'solna-centrum',
    address: 'Solnaplan 1',
    postalCode: '169 56',
    city: 'Solna',
  }),
  store({
    id: 103,
    name: 'Göteborg Nordstan',
    slug: 'goteborg-nordstan',
    address: 'Götgatan 10',
    postalCode: '411 05',
    city: 'Göteborg',
    lat: 57.7089,
    lon: 11.9691,
    hours: Array.from({ length: 7 }, () => ({ opens: '10:00', closes: '20:00' })),
  }),
  store({
    id: 104,
    name: 'Örnsköldsvik Stora Torget',
    slug: 'ornskoldsvik-stora-torget',
    address: 'Stora Torget 3',
    postalCode: '891 33',
    city: 'Örnsköldsvik',
    lat: 63.2909,
    lon: 18.7153,
  }),
]
