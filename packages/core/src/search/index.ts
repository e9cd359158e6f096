export { WORD_MAX_LENGTH, cutQuery, cutWord } from './query-text.js'
export {
  POPULAR_SEARCHES,
  SEARCH_DEBOUNCE_MS,
  SEARCH_GROUP_NAMES,
  SEARCH_GROUPS,
  SEARCH_MINIMUM_LENGTH,
  SEARCH_OVERLAY_SIZE,
  SEARCH_PAGE_SIZE,
  SEARCH_SECTIONS,
  moveFocus,
  searchGroup,
  searchHits,
  searchTerm,
  type SearchGroup,
  type SearchSection,
} from './search.js'
