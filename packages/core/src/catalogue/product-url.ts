/**
 * The page of a product under a category's base path; a query string on the base is preserved
 * [ROUTE-051, ROUTE-052, ROUTE-053].
 */
export function productUrl(
  product: { readonly slug: string; readonly id?: number },
  base: string,
  options: { readonly byId?: boolean } = {},
): string {
  const [path = '', ...query] = base.split('?')
  const name = options.byId && product.id !== undefined ? String(product.id) : product.slug
  return `${path.replace(/\/+$/, '')}/${name}${query.length ? `?${query.join('?')}` : ''}`
}
