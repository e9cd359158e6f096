import type { Page, PageSection, RailRule, StoredSection } from '@klarsikt/contract/shop/types'
import { isBuyable, isFrameFamily, onePerModel } from '@klarsikt/core/catalogue'
import { backdropSet, imageSet, type PictureReference } from '@klarsikt/core/media'
import { normalisePath } from '@klarsikt/core/paths'
import {
  type ArticleView,
  type CatalogueState,
  DEFAULT_HOME,
  hasAttribute,
  modelKeyOfRow,
  sortArticles,
  wireVideo,
} from '../../catalogue/index.js'

/** A content page as JSON; null for an unknown path. */
export function contentPageJson(state: CatalogueState, path: string): string | null {
  const normalised = path === '/' ? '/' : normalisePath(path)
  const row =
    state.content.pages.find((page) => page.path === normalised) ??
    (normalised === DEFAULT_HOME.path ? DEFAULT_HOME : null)
  if (!row) return null
  return state.memo(`page ${row.path}`, () => {
    const { title, description, heading, lead, updated } = row
    const page: Page = {
      path: row.path,
      title,
      description,
      heading,
      lead,
      updated,
      sections: row.sections.map((section) => toSection(section, state)),
    }
    return JSON.stringify({ data: page })
  })
}

function toSection(section: StoredSection, state: CatalogueState): PageSection {
  switch (section.kind) {
    case 'hero':
      return {
        ...section,
        image: picture(section.image),
        backdrop: section.backdrop ? backdropSet(section.backdrop) : null,
      }
    case 'rail': {
      const { rule, ...rest } = section
      return { ...rest, articles: railArticles(state, rule).map((view) => view.card) }
    }
    case 'video':
      return { ...section, video: wireVideo(section.video) }
    case 'tiles':
      return { ...section, tiles: section.tiles.map((tile) => ({ ...tile, image: picture(tile.image) })) }
    default:
      return section
  }
}

function railArticles(state: CatalogueState, rule: RailRule): ArticleView[] {
  const fits = [...state.articles.values()].filter((view) => isOnRail(view, rule))
  const sorted = sortArticles(fits, rule.sort)
  // An outlet shows every frame. Otherwise the first colour stands for its model.
  const keyOf = ({ row }: ArticleView) => (isFrameFamily(row.family) ? modelKeyOfRow(row) : null)
  return (rule.outlet ? sorted : onePerModel(sorted, keyOf)).slice(0, rule.limit)
}

function isOnRail({ row, card, status }: ArticleView, rule: RailRule): boolean {
  const { families, brand, attribute, campaign, outlet } = rule
  if (!isBuyable(status) || (row.data.traits.goods.length > 0 && !outlet)) return false
  if (families && !families.includes(row.family)) return false
  if (brand !== undefined && row.data.brand !== brand) return false
  if (campaign && !card.price.unit.isCampaign) return false
  if (outlet && !row.data.traits.outlet) return false
  return !attribute || hasAttribute(row.data.dto.attributes, attribute.id, attribute.value)
}

function picture(reference: PictureReference | null) {
  return reference ? imageSet(reference.hash, reference.alt) : null
}
