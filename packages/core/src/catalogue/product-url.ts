/**
 * Returns the address of a product under a category's path. It keeps a query string in `base`. `byId` uses the id in
 * place of the slug [ROUTE-051, ROUTE-052, ROUTE-053].
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
