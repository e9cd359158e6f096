import type { RankingRules, Sort } from '../../engine/engine.js'
import type { Market } from '../catalogue-index/market.js'
import { sanitizeFilters } from '../catalogue-index/sanitize-filters.js'
import type { StoredRule } from '../catalogue-index/stored-rule.js'

/**
 * A rule as the engine takes it. In a sorted list only hiding applies, because a shopper who sorts by price wants the cheapest first.
 * Conditions on fields that the catalogue no longer has are left out.
 */
export function rankingRules(
  rule: StoredRule | null,
  market: Pick<Market, 'stats' | 'currency'>,
  sort: Sort | null,
): RankingRules | null {
  if (!rule) return null
  if (sort) return rule.hide.length > 0 ? { pin: [], hide: rule.hide, adjust: [] } : null
  return {
    pin: rule.pin,
    hide: rule.hide,
    adjust: rule.adjust.flatMap(({ filter, factor }) =>
      sanitizeFilters([filter], market).map((one) => ({ filter: one, factor })),
    ),
  }
}
