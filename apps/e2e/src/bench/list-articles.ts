export const HEADERS = { 'shop-id': '20', 'api-key': 'klarsikt-web' }

type Listing = {
  readonly data: { readonly articles: { readonly id: number; readonly slug: string; readonly url: string }[] }
}

export async function listArticles(url: string, path: string): Promise<Listing['data']['articles']> {
  const answer = await fetch(`${url}/api/site/category?path=${encodeURIComponent(path)}`, { headers: HEADERS })
  return ((await answer.json()) as Listing).data.articles
}
