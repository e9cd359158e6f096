/** The widget in React: one provider, and the parts that stand inside it. */
export { DepictProvider, DepictProvider as DiscoveryProvider, imageService } from '../ui/provider.js'
export type {
  DepictProviderProps,
  DepictProviderProps as DiscoveryProviderProps,
  SearchSettings,
} from '../ui/provider.js'
export { useDiscovery } from './use-discovery.js'
export type { Discovery } from './use-discovery.js'
export { ComponentAligner, SearchField, useSearchField, useSearchModal } from '../ui/search-field.js'
export type { SearchFieldProps, SearchModalOptions } from '../ui/search-field.js'
export { ImagePlaceholder, TextPlaceholder } from '../ui/placeholders.js'
export { ProductCard } from '../ui/product-card.js'
export { ResponsiveImage } from '../ui/image.js'
export { Navigation } from './navigation.js'
export { useFetchRecommendations } from './use-recommendations.js'
export type { RecommendationQuery } from './use-recommendations.js'
export type { ImageAddress, PriceFormatter, ProductCardComponent } from './context.js'
export type { DisplayTransformers } from './transformers.js'
export { SearchPage } from '../ui/search-page.js'
export type { SearchPageProps } from '../ui/search-page.js'
export { BreadCrumbs, CategoryPage, QuickLinks } from '../ui/category-page.js'
export type { CategoryPageProps } from '../ui/category-page.js'
export type { ContentBlock, GridLook } from '../ui/grid.js'
export type { ColumnsAtSize, GridSpacing } from '../ui/grid-rules.js'
export { RecommendationGrid, RecommendationSlider } from '../ui/recommendations.js'
export type { RecommendationProps } from '../ui/recommendations.js'
export { keepElement } from './reinsertion.js'
