import * as favouriteMessages from '@klarsikt/core/messages/favourite'
import { IconButton } from '@klarsikt/design-system/icon-button'
import { HeartIcon } from '@klarsikt/design-system/icons'
import { toast } from '@klarsikt/design-system/toast'
import { outcomeOf } from '@klarsikt/forms'
import { useState } from 'react'
import { storeClient } from '../../lib/store-client.js'
import { useFavourites } from './use-favourites.js'
import styles from './favourite-button.module.css'

interface FavouriteButtonProps {
  readonly articleId: number
  /** Where there are several hearts. */
  readonly name?: string
}

/** Makes the product a favourite by one press, also of who is not logged in: it follows at the log-in. */
export default function FavouriteButton({ articleId, name }: FavouriteButtonProps) {
  const { articleIds, setArticleIds } = useFavourites()
  const [busy, setBusy] = useState(false)
  const isFavourite = articleIds.includes(articleId)
  const press = async () => {
    if (busy) return
    setBusy(true)
    const body = { articleId, isFavourite: !isFavourite }
    const outcome = await outcomeOf(storeClient().setFavourite({ body }))
    setBusy(false)
    if (outcome.ok) setArticleIds(outcome.value.data.articleIds)
    else toast({ text: outcome.message, kind: 'error' })
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
