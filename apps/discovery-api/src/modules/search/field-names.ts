import type { Language } from '../../engine/engine.js'

/** Names of the common fields and sorts by language; English where a language is missing. */
type Names = {
  readonly category: string
  readonly brand: string
  readonly sale_price: string
  readonly in_stock: string
  readonly on_sale: string
  readonly relevance: string
  readonly popularity: string
  readonly cheapest: string
  readonly dearest: string
  readonly title: string
}

const EN: Names = {
  category: 'Category',
  brand: 'Brand',
  sale_price: 'Price',
  in_stock: 'In stock',
  on_sale: 'On sale',
  relevance: 'Best match',
  popularity: 'Most popular',
  cheapest: 'Lowest price',
  dearest: 'Highest price',
  title: 'Name',
}

const BY_LANGUAGE: Partial<Record<Language, Names>> = {
  sv: {
    category: 'Kategori',
    brand: 'Varumärke',
    sale_price: 'Pris',
    in_stock: 'I lager',
    on_sale: 'Nedsatt pris',
    relevance: 'Bästa träff',
    popularity: 'Populärast',
    cheapest: 'Lägsta pris',
    dearest: 'Högsta pris',
    title: 'Namn',
  },
  no: {
    category: 'Kategori',
    brand: 'Merke',
    sale_price: 'Pris',
    in_stock: 'På lager',
    on_sale: 'Nedsatt pris',
    relevance: 'Beste treff',
    popularity: 'Mest populær',
    cheapest: 'Laveste pris',
    dearest: 'Høyeste pris',
    title: 'Navn',
  },
  da: {
    category: 'Kategori',
    brand: 'Mærke',
    sale_price: 'Pris',
    in_stock: 'På lager',
    on_sale: 'Nedsat pris',
    relevance: 'Bedste match',
    popularity: 'Mest populær',
    cheapest: 'Laveste pris',
    dearest: 'Højeste pris',
    title: 'Navn',
  },
  fi: {
    category: 'Kategoria',
    brand: 'Merkki',
    sale_price: 'Hinta',
    in_stock: 'Varastossa',
    on_sale: 'Alennuksessa',
    relevance: 'Paras osuma',
    popularity: 'Suosituin',
    cheapest: 'Halvin ensin',
    dearest: 'Kallein ensin',
    title: 'Nimi',
  },
  de: {
    category: 'Kategorie',
    brand: 'Marke',
    sale_price: 'Preis',
    in_stock: 'Auf Lager',
    on_sale: 'Reduziert',
    relevance: 'Beste Treffer',
    popularity: 'Beliebteste',
    cheapest: 'Niedrigster Preis',
    dearest: 'Höchster Preis',
    title: 'Name',
  },
  nl: {
    category: 'Categorie',
    brand: 'Merk',
    sale_price: 'Prijs',
    in_stock: 'Op voorraad',
    on_sale: 'Afgeprijsd',
    relevance: 'Beste resultaat',
    popularity: 'Populairst',
    cheapest: 'Laagste prijs',
    dearest: 'Hoogste prijs',
    title: 'Naam',
  },
}

export function namesIn(language: Language): Names {
  return BY_LANGUAGE[language] ?? EN
}

/** The heading of an attribute that the merchant has not named: `frame_width` becomes `Frame width`. */
export function heading(field: string): string {
  const words = field.replace(/[_-]+/g, ' ').trim()
  return words === '' ? field : words.charAt(0).toLocaleUpperCase() + words.slice(1)
}
