import type { ShopClient } from '@klarsikt/contract/client'
import { encodedHref } from '@klarsikt/core/paths'
import { outcomeOrLogin } from '@klarsikt/page-kit/session'

/** The result of removing a favourite. */
export type FavouritesAnswer = { readonly step: 'removed' } | { readonly step: 'failed'; readonly message: string }

/** Removes the favourite that the form names. */
export async function changeFavourites(client: ShopClient, form: FormData): Promise<FavouritesAnswer> {
  const body = { articleId: Number(form.get('articleId')), isFavourite: false }
  const outcome = await outcomeOrLogin(client.setFavourite({ body }), encodedHref('account-favourites'))
  return outcome.ok ? { step: 'removed' } : { step: 'failed', message: outcome.message }
}
