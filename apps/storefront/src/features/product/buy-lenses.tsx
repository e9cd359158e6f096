import type { Article, Sku } from '@klarsikt/contract/shop/types'
import { CART_LINE_MAXIMUM } from '@klarsikt/core/cart'
import { isBuyable, stockState } from '@klarsikt/core/catalogue'
import type { SubscriptionInterval } from '@klarsikt/core/lens-subscription'
import * as commonMessages from '@klarsikt/core/messages/common'
import * as productMessages from '@klarsikt/core/messages/product'
import { CONTACT_LENS_FIELDS, type ContactLensChoice, EYES, matchingContactLenses } from '@klarsikt/core/prescription'
import { Alert } from '@klarsikt/design-system/alert'
import { Button } from '@klarsikt/design-system/button'
import { useState } from 'react'
import { NotOnline } from './buy-simple.js'
import { chosenByHand, EyeChoice } from './eye-choice.js'
import { PurchaseChoice } from './purchase-choice.js'
import { useAdd } from './use-add.js'
import { useEyes } from './use-eyes.js'
import styles from './product-page.module.css'

type Lens = Sku & { readonly parameters: NonNullable<Sku['parameters']> }
/**
 * Sells contact lenses. Each eye has its own strength and number of boxes, and only existing combinations can be
 * chosen.
 */
export function BuyLenses({ article }: { readonly article: Article }) {
  const { add, busy } = useAdd()
  const [interval, setInterval] = useState<SubscriptionInterval | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const made = article.skus.filter((sku): sku is Lens => sku.parameters !== null)
  const lenses = made.filter(({ status }) => isBuyable(status))
  const soldOut = made.filter(({ status }) => stockState(status) === 'out-of-stock').map(({ parameters }) => parameters)
  const available = lenses.map(({ parameters }) => parameters)
  const { eyes, setEyes, forgetChoice } = useEyes(article.id, available)
  if (!isBuyable(article.price.unit.publicationStatus) || lenses.length === 0) return <NotOnline article={article} />

  const picks = EYES.flatMap((eye) => {
    const lens = chosenLens(lenses, eyes[eye].chosen)
    return lens ? [{ skuId: lens.id, more: eyes[eye].quantity, eyes: [eye] }] : []
  })
  const buy = async () => {
    const started = EYES.filter((eye) => Object.values(eyes[eye].chosen).some(Boolean))
    if (picks.length === 0 || picks.length < started.length)
      return setProblem(productMessages.prescriptionChooseAll({ fields: chosenByHand(available) }))
    setProblem(null)
    const outcome = await add({ call: 'putInCart', body: { picks, interval } })
    if (outcome?.ok) forgetChoice()
    else if (outcome) setProblem(outcome.message)
  }
  return (
    <div className="ks-stack">
      <div className={styles.eyes}>
        {EYES.map((eye) => (
          <EyeChoice
            key={eye}
            title={eye === 'right' ? commonMessages.rightEye() : commonMessages.leftEye()}
            lenses={available}
            soldOut={soldOut}
            chosen={eyes[eye].chosen}
            quantity={eyes[eye].quantity}
            maximum={CART_LINE_MAXIMUM}
            onChange={(change) => setEyes((before) => ({ ...before, [eye]: { ...before[eye], ...change } }))}
          />
        ))}
      </div>
      <Button variant="ghost" size="small" onClick={() => setEyes((before) => ({ ...before, left: before.right }))}>
        {productMessages.sameForBoth()}
      </Button>
      {article.allowSubscription && <PurchaseChoice article={article} interval={interval} onChange={setInterval} />}
      {problem && (
        <Alert tone="error" live="alert">
          {problem}
        </Alert>
      )}
      <Button fullWidth loading={busy} onClick={() => void buy()}>
        {productMessages.addToCart()}
      </Button>
    </div>
  )
}

/** Returns the lens once every field with more than one option is answered, or null. */
function chosenLens(lenses: readonly Lens[], chosen: ContactLensChoice): Lens | null {
  if (!Object.values(chosen).some(Boolean)) return null
  const left = matchingContactLenses(
    lenses.map((lens) => ({ ...lens.parameters, lens })),
    chosen,
  )
  const same = CONTACT_LENS_FIELDS.every((field) => new Set(left.map((lens) => lens[field])).size === 1)
  return same ? (left[0]?.lens ?? null) : null
}
