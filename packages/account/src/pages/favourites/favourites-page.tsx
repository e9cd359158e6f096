import type { ArticleCard } from '@klarsikt/contract/shop/types'
import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import * as authMessages from '@klarsikt/core/messages/auth'
import * as favouriteMessages from '@klarsikt/core/messages/favourite'
import * as pageMessages from '@klarsikt/core/messages/page'
import { encodedHref, href } from '@klarsikt/core/paths'
import { Alert } from '@klarsikt/design-system/alert'
import { Button, ButtonLink } from '@klarsikt/design-system/button'
import { EmptyState } from '@klarsikt/design-system/empty-state'
import { HeartIcon } from '@klarsikt/design-system/icons'
import { ProductCard } from '@klarsikt/design-system/product-card'
import { Notice } from '@klarsikt/page-kit/form'
import { Form, useNavigation } from 'react-router'
import { AccountPage } from '../../layout/account-page.js'
import { type FavouritesAnswer } from './change-favourites.js'
import { type FavouritesData } from './load-favourites.js'
import styles from './favourites.module.css'

interface FavouritesPageProps {
  readonly data: FavouritesData
  readonly answer: FavouritesAnswer | undefined
}

/** The page that an empty list of favourites links to. */
const GLASSES = '/glasögon'

/** Shows the customer's favourites. Each has a button that removes it. */
export function FavouritesPage(props: FavouritesPageProps) {
  return (
    <AccountPage section="account-favourites" title={accountPageMessages.favourites()}>
      <Favourites {...props} intro={favouriteMessages.intro()} />
    </AccountPage>
  )
}

/** Shows the favourites of a visitor who is not logged in. The account takes them over at the log-in. */
export function VisitFavouritesPage(props: FavouritesPageProps) {
  const next = `?next=${encodeURIComponent(encodedHref('account-favourites'))}`
  return (
    <div className={`ks-container ${styles.visit}`}>
      <h1>{pageMessages.favourites()}</h1>
      <Favourites {...props} intro={favouriteMessages.visitIntro()} />
      <p className="ks-cluster">
        <ButtonLink href={href('auth-login') + next} variant="secondary">
          {authMessages.loginAction()}
        </ButtonLink>
        <ButtonLink href={href('auth-register') + next} variant="secondary">
          {authMessages.registerAction()}
        </ButtonLink>
      </p>
    </div>
  )
}

function Favourites({ data: { articles, gone }, answer, intro }: FavouritesPageProps & { readonly intro: string }) {
  const { state } = useNavigation()
  return (
    <>
      {answer?.step === 'removed' && state === 'idle' && <Notice tone="success">{favouriteMessages.removed()}</Notice>}
      {answer?.step === 'failed' && state === 'idle' && <Notice tone="error">{answer.message}</Notice>}
      <p className="ks-text-muted">{intro}</p>
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
    </>
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
