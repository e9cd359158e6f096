import { basename } from 'node:path'

/** `product-card.module.css` → `ProductCard`. */
export function componentName(file: string): string {
  return basename(file.split('?')[0] ?? file, '.module.css')
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
}

/** The one rule for class names: `ks-ProductCard-title`, the same from source and in the built package. */
export function className(prefix: string, file: string, local: string): string {
  return `${prefix}-${componentName(file)}-${local}`
}

/** The order of the cascade layers; it has to be the first thing any stylesheet says. */
export const LAYER_ORDER = '@layer ks.reset, ks.tokens, ks.base, ks.components, ks.utilities;'
