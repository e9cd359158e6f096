import type { Suggestion } from '../wire.js'
import { results, type testShop } from './shop.js'

/** Makes one suggestion as the service returns it. */
export const suggestion = (type: Suggestion['type'], title: string, page_url: string | null = null): Suggestion => ({
  type,
  title,
  parent_title: null,
  category_type: null,
  page_url,
  suggestions_result_id: title,
})

/** A query and a category. */
export const SUGGESTED = [suggestion('query', 'solglasögon'), suggestion('category', 'Sol', '/sol')]

/** A shop that always suggests both and finds 37 products. */
export const suggesting: Parameters<typeof testShop>[0] = {
  respond: (call) =>
    call.path === 'search/suggestions'
      ? { json: { suggestions: SUGGESTED, suggestions_request_id: 'q' } }
      : { json: results(37) },
}

/** Makes a key press as the field receives it. */
export const press = (key: string, more: object = {}) => ({ key, ctrlKey: false, metaKey: false, ...more })
