/** The order of the cascade layers; it has to come first in any stylesheet. */
export const LAYER_ORDER: string

/** `product-card.module.css` → `ProductCard`. */
export function componentName(file: string): string

/** The one rule for class names: `ks-ProductCard-title`, the same from source and in the built package. */
export function className(prefix: string, file: string, local: string): string

/**
 * A Vite plugin for an app that uses the design system from source: the stable `ks-Component-part` class names that the
 * built package has, and the layer order before any component style, in whatever order Vite links the chunks.
 * Modules of the app itself get `<prefix>-File-part`.
 */
export function designSystem(options?: { readonly prefix?: string }): {
  name: string
  enforce: 'pre'
  config: () => { css: { modules: { generateScopedName: (local: string, file: string) => string } } }
  transform: (code: string, id: string) => { code: string; map: null } | null
}
