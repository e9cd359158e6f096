import * as favouriteMessages from '@klarsikt/core/messages/favourite'
import { IconButton } from '@klarsikt/design-system/icon-button'
import { HeartIcon } from '@klarsikt/design-system/icons'
import { toast } from '@klarsikt/design-system/toast'
import { outcomeOf } from '@klarsikt/forms'
import { href } from '@klarsikt/shop-config/paths'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { storeClient } from '../../lib/store-client.js'
import { useFavourites } from './use-favourites.js'
import styles from './favourite-button.module.css'

interface FavouriteButtonProps {
  readonly articleId: number
  /** The product's name, for pages with several hearts. */
  readonly name?: string
}

/**
 * Makes the product a favourite by one press. Visitors can do so too, and the log-in moves their favourites to the
 * account.
 */
export default function FavouriteButton({ articleId, name }: FavouriteButtonProps) {
  const { articleIds, setArticleIds } = useFavourites()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const isFavourite = articleIds.includes(articleId)
  const press = async () => {
    if (busy) return
    setBusy(true)
    const body = { articleId, isFavourite: !isFavourite }
    const outcome = await outcomeOf(storeClient().setFavourite({ body }))
    setBusy(false)
    if (!outcome.ok) return void toast({ text: outcome.message, kind: 'error' })
    setArticleIds(outcome.value.data.articleIds)
    if (!body.isFavourite) return
    const onAction = () => void navigate(href('favourites'))
    toast({ text: favouriteMessages.saved(), action: { label: favouriteMessages.show(), onAction } })
  }
  return (
    <IconButton
      variant="outlined"
      className={styles.button}
      label={name === undefined ? favouriteMessages.save() : favouriteMessages.saveName({ name })}
      icon={<HeartIcon />}
      aria-pressed={isFavourite}
      onClick={() => void press()}
    />
  )
}
