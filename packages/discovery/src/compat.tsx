/**
 * Exports the widget under the names of another widget of this kind, so that a shop moves over by changing its imports.
 */
import type { ReactNode } from 'react'
import { foundRouter } from './react/navigation.js'
import type { DiscoveryProviderProps } from './react/provider-props.js'
import { DiscoveryProvider } from './ui/provider.js'

export { BreadCrumbs, CategoryPage, QuickLinks } from './ui/category-page.js'
export { ComponentAligner, SearchField, useSearchField, useSearchModal } from './ui/search-field.js'
export { ImagePlaceholder, TextPlaceholder } from './ui/placeholders.js'
export { Navigation } from './react/navigation.js'
export { RecommendationGrid, RecommendationSlider } from './ui/recommendations.js'
export { ResponsiveImage } from './ui/image.js'
export { SearchPage } from './ui/search-page.js'
export { useFetchRecommendations } from './react/use-recommendations.js'
export type { DiscoveryProviderProps as DepictProviderProps } from './react/provider-props.js'

/** `DiscoveryProvider` that finds the router of Next.js by itself when no `navigateFunction` is given. */
export function DepictProvider(props: DiscoveryProviderProps): ReactNode {
  const navigateFunction = props.navigateFunction ?? foundRouter(globalThis)
  return <DiscoveryProvider {...props} {...(navigateFunction && { navigateFunction })} />
}
