import { merchantFeed, productSlugs } from '../features/merchant-feed/merchant-feed.js'
import { replyOrThrow } from '../lib/loading.js'
import type { Route } from './+types/merchant-feed.js'

/** Streams the feed that Merchant Center fetches to advertise the shop's goods. */
export async function loader({ context: { client, config } }: Route.LoaderArgs) {
  const { data: known } = replyOrThrow(await client.getSitemap())
  const parts = merchantFeed(client, config.origin, productSlugs(known.map(({ path }) => path)))
  const body = new ReadableStream<string>({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
  }).pipeThrough(new TextEncoderStream())
  return new Response(body, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
