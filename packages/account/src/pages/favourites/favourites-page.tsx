import type { ArticleCard } from '@klarsikt/contract/shop/types'
import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import * as favouriteMessages from '@klarsikt/core/messages/favourite'
import { Alert } from '@klarsikt/design-system/alert'
import { Button, ButtonLink } from '@klarsikt/design-system/button'
import { EmptyState } from '@klarsikt/design-system/empty-state'
import { HeartIcon } from '@klarsikt/design-system/icons'
import { ProductCard } from '@klarsikt/design-system/product-card'
import { Form, useNavigation } from 'react-router'
import { AccountPage } from '../../layout/account-page.js'
import { Notice } from '../../layout/notice.js'
import type { FavouritesAnswer } from './change-favourites.js'
import type { FavouritesData } from './load-favourites.js'
import styles from './favourites.module.css'

interface FavouritesPageProps {
  readonly data: FavouritesData
  readonly answer: FavouritesAnswer | undefined
}

/** Where the empty page leads. */
const GLASSES = '/glasögon'

/** What the customer wants to find again, each removed by one press. */
export function FavouritesPage({ data: { articles, gone }, answer }: FavouritesPageProps) {
  const { state } = useNavigation()
  return (
    <AccountPage section="account-favourites" title={accountPageMessages.favourites()}>
      {answer?.step === 'removed' && state === 'idle' && <Notice tone="success">{favouriteMessages.removed()}</Notice>}
      {answer?.step === 'failed' && state === 'idle' && <Notice tone="error">{answer.message}</Notice>}
      <p className="ks-text-muted">{favouriteMessages.intro()}</p>
      {gone > 0 && <Alert>{favouriteMessages.gone({ count: gone })}</Alert>}
      {articles.length === 0 ? (
        <EmptyState
          icon={<HeartIcon size={40} />}
          title={favouriteMessages.empty()}
          actions={<ButtonLink href={GLASSES}>{favouriteMessages.look()}</ButtonLink>}
        >
          {favouriteMessages.emptyText()}
        </EmptyState>
      ) : (
        <ul className={styles.cards} aria-label={favouriteMessages.list()}>
          {articles.map((article) => (
            <li key={article.id}>
              <ProductCard article={article} headingLevel={2}>
                <Remove article={article} />
              </ProductCard>
            </li>
          ))}
        </ul>
      )}
    </AccountPage>
  )
}

function Remove({ article: { id, brand, name } }: { readonly article: ArticleCard }) {
  const { state, formData } = useNavigation()
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="articleId" value={id} />
      <Button
        type="submit"
        variant="ghost"
        size="small"
        aria-label={favouriteMessages.removeLabel({ name: `${brand} ${name}` })}
        loading={state !== 'idle' && formData?.get('articleId') === String(id)}
      >
        {favouriteMessages.remove()}
      </Button>
    </Form>
  )
}
