import type { SavedGiftCard } from '@klarsikt/contract/shop/types'
import * as accountGiftCardMessages from '@klarsikt/core/messages/account-gift-card'
import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import * as giftCardPageMessages from '@klarsikt/core/messages/gift-card-page'
import { href } from '@klarsikt/core/paths'
import { ButtonLink } from '@klarsikt/design-system/button'
import { EmptyState } from '@klarsikt/design-system/empty-state'
import { Notice } from '@klarsikt/page-kit/form'
import { pageStyles as styles } from '@klarsikt/page-kit/frame'
import { useNavigation } from 'react-router'
import { AccountPage } from '../../layout/account-page.js'
import { AddGiftCard } from './add-gift-card.js'
import { type GiftCardsAnswer } from './change-gift-cards.js'
import { GiftCardRow } from './gift-card-row.js'

interface GiftCardsPageProps {
  readonly data: readonly SavedGiftCard[]
  readonly answer: GiftCardsAnswer | undefined
}

/** Shows the gift cards that the customer has saved to pay with, and a form to add one. */
export function GiftCardsPage({ data: cards, answer }: GiftCardsPageProps) {
  const { state } = useNavigation()
  const notice = state === 'idle' && answer ? noticeOf(answer) : null
  const title = accountPageMessages.giftCards()
  const trail = [
    { label: accountPageMessages.finance(), href: href('account-finance') },
    { label: title, href: href('account-gift-cards') },
  ]
  return (
    <AccountPage section="account-finance" title={title} trail={trail}>
      {notice && <Notice tone={notice.tone}>{notice.text}</Notice>}
      <p className="ks-text-muted">{accountGiftCardMessages.intro()}</p>
      {cards.length === 0 ? (
        <EmptyState
          title={accountGiftCardMessages.empty()}
          actions={<ButtonLink href={href('giftcard-lookup')}>{giftCardPageMessages.buy()}</ButtonLink>}
        >
          {accountGiftCardMessages.emptyText()}
        </EmptyState>
      ) : (
        <ul className={styles.list} aria-label={accountGiftCardMessages.list()}>
          {cards.map((card) => (
            <GiftCardRow key={card.id} card={card} />
          ))}
        </ul>
      )}
      <section className={`${styles.block} ks-no-print`} aria-labelledby="gift-card-add">
        <h2 id="gift-card-add">{accountGiftCardMessages.add()}</h2>
        {/* A new key empties the form after a card was added. */}
        <AddGiftCard key={answer?.step === 'added' ? answer.last4 : 'new'} answer={answer} />
      </section>
    </AccountPage>
  )
}

function noticeOf(answer: GiftCardsAnswer): { readonly tone: 'success' | 'error'; readonly text: string } | null {
  switch (answer.step) {
    case 'added':
      return { tone: 'success', text: accountGiftCardMessages.added({ last4: answer.last4 }) }
    case 'removed':
      return { tone: 'success', text: accountGiftCardMessages.removed() }
    case 'failed':
      return { tone: 'error', text: answer.message }
    case 'add':
      return null
  }
}
