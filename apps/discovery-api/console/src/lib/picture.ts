/** Address of a small picture. The service fetches it, because the page's policy allows no other hosts. */
export function pictureOf(url: string | null, tenant: string): string | null {
  if (url === null) return null
  // A path is on the same site as the service.
  if (url.startsWith('/')) return url
  return `/v2/image?${new URLSearchParams({ tenant, format: 'webp', width: '128', url })}`
}
