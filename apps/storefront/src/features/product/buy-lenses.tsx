import type { Failure, ShopClient } from '@klarsikt/contract/client'
import { isFailure } from '@klarsikt/contract/client'
import type { Article, CartItem, CartReply, Sku } from '@klarsikt/contract/shop/types'
import { CART_LINE_MAXIMUM } from '@klarsikt/core/cart'
import { isBuyable } from '@klarsikt/core/catalogue'
import { SUBSCRIPTION_INTERVALS, type SubscriptionInterval } from '@klarsikt/core/lens-subscription'
import { cartMessages, commonMessages, productMessages, validationMessages } from '@klarsikt/core/messages'
import { formatPrice } from '@klarsikt/core/money'
import { CONTACT_LENS_FIELDS, type ContactLensChoice, matchingContactLenses } from '@klarsikt/core/prescription'
import { Alert } from '@klarsikt/design-system/alert'
import { Button } from '@klarsikt/design-system/button'
import { RadioGroup } from '@klarsikt/design-system/radio-group'
import { Select } from '@klarsikt/design-system/select'
import { useState } from 'react'
import { NotOnline } from './buy-simple.js'
import { EyeChoice } from './eye-choice.js'
import { useAdd } from './use-add.js'
import styles from './product-page.module.css'

type Lens = Sku & { readonly parameters: NonNullable<Sku['parameters']> }
type EyeState = { readonly chosen: ContactLensChoice; readonly quantity: number }
type Eye = 'right' | 'left'
type Boxes = { readonly skuId: string; readonly more: number }

const EMPTY: EyeState = { chosen: {}, quantity: 1 }

/** Contact lenses: for each eye its own strength and number of boxes, only combinations that exist (decisions C14). */
export function BuyLenses({ article }: { readonly article: Article }) {
  const { add, busy, warm } = useAdd()
  const [eyes, setEyes] = useState<Readonly<Record<Eye, EyeState>>>({ right: EMPTY, left: EMPTY })
  const [interval, setInterval] = useState<SubscriptionInterval | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const lenses = article.skus.filter((sku): sku is Lens => sku.parameters !== null && isBuyable(sku.status))
  if (!isBuyable(article.price.unit.publicationStatus) || lenses.length === 0) return <NotOnline article={article} />

  const picks = (['right', 'left'] as const).flatMap((eye) => {
    const lens = chosenLens(lenses, eyes[eye].chosen)
    return lens ? [{ skuId: lens.id, more: eyes[eye].quantity }] : []
  })
  const buy = async () => {
    const started = (['right', 'left'] as const).filter((eye) => Object.values(eyes[eye].chosen).some(Boolean))
    if (picks.length === 0 || picks.length < started.length)
      return setProblem(validationMessages['validation.prescription.chooseAll'])
    setProblem(null)
    const outcome = await add((client) => putInCart(client, merged(picks), interval))
    if (outcome && !outcome.ok) setProblem(outcome.message)
  }
  return (
    <div className="ks-stack">
      <div className={styles.eyes}>
        {(['right', 'left'] as const).map((eye) => (
          <EyeChoice
            key={eye}
            title={eye === 'right' ? commonMessages['common.rightEye'] : commonMessages['common.leftEye']}
            lenses={lenses.map((lens) => lens.parameters)}
            chosen={eyes[eye].chosen}
            quantity={eyes[eye].quantity}
            maximum={CART_LINE_MAXIMUM}
            onChange={(change) => setEyes((before) => ({ ...before, [eye]: { ...before[eye], ...change } }))}
          />
        ))}
      </div>
      <Button variant="ghost" size="small" onClick={() => setEyes((before) => ({ ...before, left: before.right }))}>
        Samma styrka för båda ögonen
      </Button>
      {article.allowSubscription && <Purchase article={article} interval={interval} onChange={setInterval} />}
      {problem && (
        <Alert tone="error" live="alert">
          {problem}
        </Alert>
      )}
      <Button fullWidth loading={busy} onPointerEnter={warm} onFocus={warm} onClick={() => void buy()}>
        {productMessages['product.addToCart']}
      </Button>
    </div>
  )
}

/** The lens, once every field that still leaves a choice has been answered. */
function chosenLens(lenses: readonly Lens[], chosen: ContactLensChoice): Lens | null {
  if (!Object.values(chosen).some(Boolean)) return null
  const left = matchingContactLenses(
    lenses.map((lens) => ({ ...lens.parameters, lens })),
    chosen,
  )
  const same = CONTACT_LENS_FIELDS.every((field) => new Set(left.map((lens) => lens[field])).size === 1)
  return same ? (left[0]?.lens ?? null) : null
}

/** The same lens for both eyes is one line of the cart. */
function merged(picks: readonly Boxes[]): readonly Boxes[] {
  const sums = new Map<string, number>()
  for (const { skuId, more } of picks) sums.set(skuId, (sums.get(skuId) ?? 0) + more)
  return [...sums].map(([skuId, more]) => ({ skuId, more }))
}

/** Adds to the lines of this interval alone. When a lens cannot be had those before it are taken back: a pair comes whole. */
async function putInCart(
  client: ShopClient,
  picks: readonly Boxes[],
  interval: SubscriptionInterval | null,
): Promise<CartReply | Failure> {
  const before: { readonly skuId: string; readonly interval: typeof interval; readonly quantity: number }[] = []
  let whole = false
  try {
    let answer = await client.getCart()
    for (const { skuId, more } of picks) {
      if (isFailure(answer)) return answer
      const isSame = (item: CartItem) => item.skuId === skuId && item.subscriptionInterval === interval
      const quantity = answer.cartHead.cart.items.find(isSame)?.quantity ?? 0
      answer = await client.setInterval({ body: { skuId, interval, quantity: quantity + more } })
      if (!isFailure(answer)) before.push({ skuId, interval, quantity })
    }
    whole = !isFailure(answer)
    return answer
  } finally {
    if (!whole) await Promise.allSettled(before.map((body) => client.setInterval({ body })))
  }
}

interface PurchaseProps {
  readonly article: Article
  readonly interval: SubscriptionInterval | null
  readonly onChange: (interval: SubscriptionInterval | null) => void
}

/** Once, or sent again and again. */
function Purchase({ article, interval, onChange }: PurchaseProps) {
  return (
    <RadioGroup
      legend="Köpsätt"
      name="purchase"
      value={interval === null ? 'once' : 'subscription'}
      onChange={(value) => onChange(value === 'once' ? null : 'm3')}
      options={[
        {
          value: 'once',
          label: productMessages['product.oneTimePurchase'],
          end: formatPrice(article.price.unit.amount),
        },
        {
          value: 'subscription',
          label: productMessages['product.buyAsSubscription'],
          end: formatPrice(article.price.subscription.amount),
          extra: (
            <Select
              label="Hur ofta?"
              placeholder={null}
              value={interval ?? 'm3'}
              onChange={(event) => onChange(event.target.value as SubscriptionInterval)}
              options={SUBSCRIPTION_INTERVALS.map((value) => ({
                value,
                label: cartMessages[`cart.interval.${value}`],
              }))}
            />
          ),
        },
      ]}
    />
  )
}
