import type { PriceFormat } from '../price.js'

type Has<Name extends string> = `${string}{${Name}}${string}`
/** Languages with a third plural form for small counts. */
type FewLanguage = 'cs' | 'pl'
type Forms<Code extends string, Text extends string> = Readonly<
  Record<Code extends FewLanguage ? 'one' | 'few' | 'other' : 'one' | 'other', Text>
>
/** A text in its forms for different counts. Only some languages have `few`. */
export type Plural<Text extends string = string> = { readonly one: Text; readonly few?: Text; readonly other: Text }

type Plain =
  // Texts of the field and its modal
  | 'searchFor'
  | 'search'
  | 'clear'
  | 'back'
  | 'close'
  | 'discoverMore'
  | 'previousSearches'
  | 'clearPreviousSearches'
  | 'suggestions'
  | 'category'
  | 'brand'
  | 'content'
  | 'products'
  | 'clearFiltersWithSearch'
  | 'noResults'
  // Texts of pages
  | 'noProductsFound'
  | 'noProductsHere'
  | 'youMayLike'
  | 'loadMore'
  | 'loading'
  | 'failed'
  | 'tryAgain'
  | 'toTop'
  | 'breadcrumbs'
  | 'quickLinks'
  // Texts of filters and sorting
  | 'filters'
  | 'sorting'
  | 'selectedFilters'
  | 'clearAll'
  | 'tryWithoutFilters'
  | 'viewMore'
  | 'viewLess'
  | 'lowest'
  | 'highest'
  | 'yes'
  | 'filtersCleared'
  | 'weClearedYourFilters'
  | 'restore'
  | 'ok'
  // Texts of cards
  | 'price'
  | 'originalPrice'
  | 'outOfStock'

type WithName = {
  readonly removeSearch: Has<'query'>
  readonly showingInstead: Has<'query'>
  readonly searchIn: Has<'filter'>
  readonly clearFilter: Has<'filter'>
}
type Counted<Text> = {
  readonly viewAll: Text
  readonly results: Text
  readonly showProducts: Text
  readonly suggestionCount: Text
}
type CountedFor<Text> = { readonly resultsFor: Text }

/** Every text of the widget in one language. A missing key, plural form or placeholder does not compile. */
export type Texts<Code extends string = string> = Readonly<Record<Plain, string>> &
  WithName &
  Counted<Forms<Code, Has<'count'>>> &
  CountedFor<Forms<Code, Has<'count'> & Has<'query'>>>

/** The texts and formats of a language. `code` is passed to `Intl`. */
export type Locale = {
  readonly code: string
  readonly priceFormat: PriceFormat
  readonly texts: Readonly<Record<Plain, string>> & WithName & Counted<Plural<Has<'count'>>> & CountedFor<Plural>
}

/** The texts of a language with the plural forms that it needs. */
export type Table<Code extends string> = {
  readonly code: Code
  readonly priceFormat: PriceFormat
  readonly texts: Texts<Code>
}
