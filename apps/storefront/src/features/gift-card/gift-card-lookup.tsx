import type { ArticleCard } from '@klarsikt/contract/shop/types'
import { giftcardMessages, pageMessages } from '@klarsikt/core/messages'
import { formatPrice } from '@klarsikt/core/money'
import { Alert } from '@klarsikt/design-system/alert'
import { Button } from '@klarsikt/design-system/button'
import { ProductCard } from '@klarsikt/design-system/product-card'
import { TextField } from '@klarsikt/design-system/text-field'
import { type FormEvent, useState } from 'react'
import { callShop } from '../../lib/call.js'
import { dayAndMonth } from '../../lib/dates.js'
import { useShop } from '../../shell/shop-state.js'
import styles from './gift-card-lookup.module.css'

type Answer = { readonly balance: number; readonly validUntil: string | null } | { readonly error: string; readonly fields: Readonly<Record<string, string>> }

/** What is left on a gift card. Number and PIN are sent in a body, never in an address. */
export function GiftCardLookup({ articles }: { readonly articles: readonly ArticleCard[] }) {
  const store = useShop()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [busy, setBusy] = useState(false)
  const look = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    setBusy(true)
    const outcome = await callShop(store, (client) => client.lookupGiftCard({ body: { number: String(typed.get('number')), pin: String(typed.get('pin')) } }))
    setBusy(false)
    setAnswer(outcome.ok ? outcome.value.data : { error: outcome.message, fields: outcome.fields })
  }
  const fields = answer && 'fields' in answer ? answer.fields : {}
  return (
    <div className={`ks-container ${styles.root}`}>
      <h1>{pageMessages['page.giftcard-lookup']}</h1>
      <form className={styles.form} onSubmit={(event) => void look(event)} method="post">
        <TextField label={giftcardMessages['giftcard.number']} name="number" inputMode="numeric" autoComplete="off" required error={fields['number']} />
        <TextField label={giftcardMessages['giftcard.pin']} name="pin" inputMode="numeric" autoComplete="off" maxLength={4} required error={fields['pin']} />
        <Button type="submit" loading={busy}>
          {giftcardMessages['giftcard.check']}
        </Button>
      </form>
      {answer && <Balance answer={answer} />}
      {articles.length > 0 && (
        <section>
          <h2>Köp presentkort</h2>
          <ul className="ks-product-grid">
            {articles.map((article) => (
              <li key={article.id}>
                <ProductCard article={article} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function Balance({ answer }: { readonly answer: Answer }) {
  if ('error' in answer) {
    return (
      <Alert tone="error" live="alert">
        {answer.error}
      </Alert>
    )
  }
  return (
    <Alert tone="success" live="status" title={giftcardMessages['giftcard.balance'].replace('{amount}', formatPrice(answer.balance))}>
      {answer.validUntil && giftcardMessages['giftcard.validUntil'].replace('{date}', `${dayAndMonth(answer.validUntil)} ${answer.validUntil.slice(0, 4)}`)}
    </Alert>
  )
}
