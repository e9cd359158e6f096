import type { Article, LensOption, LensOptions } from '@klarsikt/contract/shop/types'
import { cartMessages, productMessages } from '@klarsikt/core/messages'
import { formatPrice } from '@klarsikt/core/money'
import { Alert } from '@klarsikt/design-system/alert'
import { Button } from '@klarsikt/design-system/button'
import { Dialog } from '@klarsikt/design-system/dialog'
import { ArrowLeftIcon } from '@klarsikt/design-system/icons'
import {
  PrescriptionForm,
  type PrescriptionFormProps,
  type PrescriptionValue,
} from '@klarsikt/design-system/prescription-form'
import { Skeleton } from '@klarsikt/design-system/skeleton'
import { useEffect, useRef, useState } from 'react'
import { callShop } from '../../lib/call.js'
import { useShop } from '../../shell/shop-state.js'
import { fieldErrors, shownDistances, shownPrescription, typedPrescription } from './typed-prescription.js'
import { inCart, useAdd } from './use-add.js'
import type { EditedPair } from './use-edited-pair.js'
import styles from './lens-wizard.module.css'

interface LensWizardProps {
  readonly article: Article
  readonly skuId: string
  readonly open: boolean
  /** A pair of the cart that is changed, instead of one that is added. */
  readonly edited?: EditedPair | null
  readonly onClose: () => void
}

type Group = LensOptions['groups'][number]
type Step =
  | { readonly name: 'type' }
  | { readonly name: 'option'; readonly group: Group }
  | { readonly name: 'prescription'; readonly group: Group; readonly lens: LensOption }

/** Kind of lens, then which one, then the prescription. Closing keeps what was chosen. */
export default function LensWizard({ article, skuId, open, edited = null, onClose }: LensWizardProps) {
  const options = useLensOptions(article.id)
  const [chosen, setChosen] = useState<Step | null>(null)
  const step = chosen ?? stepOf(edited, options)
  const store = useShop()
  const { add, busy } = useAdd()
  const [refused, setRefused] = useState<{
    readonly message: string
    readonly fields: Readonly<Record<string, string>>
  } | null>(null)
  const top = useRef<HTMLDivElement>(null)
  const go = (next: Step) => {
    setRefused(null)
    setChosen(next)
    requestAnimationFrame(() => top.current?.focus())
  }
  const finish = async (lens: LensOption, value: PrescriptionValue | null) => {
    const outcome = await add((client) =>
      value
        ? client.addPrescription({
            body: {
              skuId,
              childSkuId: lens.skuId,
              prescription: typedPrescription(value),
              // A pair that is changed keeps its number.
              ...(edited ? { lineId: edited.lineId } : { quantity: 1 }),
            },
          })
        : // The lens goes on the frames that are there; their number stays.
          client.updateCart({ body: { skuId, childSkuId: lens.skuId, quantity: inCart(store, skuId) || 1 } }),
    )
    if (outcome?.ok) onClose()
    else if (outcome) setRefused({ message: outcome.message, fields: outcome.fields })
  }
  const choose = (group: Group, lens: LensOption) =>
    lens.needsPrescription ? go({ name: 'prescription', group, lens }) : void finish(lens, null)
  return (
    <Dialog open={open} onClose={onClose} title={edited ? cartMessages['cart.edit'] : 'Välj glas'} kind="drawer">
      <div ref={top} tabIndex={-1} className={styles.root}>
        <p className="ks-text-muted">
          {article.name} · {formatPrice(article.price.unit.amount)}
        </p>
        {step.name !== 'type' && chosen && (
          <Button
            variant="ghost"
            size="small"
            icon={<ArrowLeftIcon />}
            onClick={() => go(step.name === 'prescription' ? { name: 'option', group: step.group } : { name: 'type' })}
          >
            Tillbaka
          </Button>
        )}
        {refused && (
          <Alert tone="error" live="alert">
            {refused.message}
          </Alert>
        )}
        {step.name === 'type' && <Types options={options} onChoose={(group) => go({ name: 'option', group })} />}
        {step.name === 'option' && (
          <Options group={step.group} busy={busy} onChoose={(lens) => choose(step.group, lens)} />
        )}
        {step.name === 'prescription' && (
          <Strengths
            article={article}
            lens={step.lens}
            edited={edited}
            busy={busy}
            errors={fieldErrors(refused?.fields ?? {})}
            onSubmit={(value) => void finish(step.lens, value)}
          />
        )}
      </div>
    </Dialog>
  )
}

/** Whoever changes a pair is at its strengths at once; other lenses are another pair. */
function stepOf(edited: EditedPair | null, options: Loaded): Step {
  const groups = options.kind === 'loaded' ? options.groups : []
  for (const group of groups) {
    const lens = group.options.find(({ skuId }) => skuId === edited?.lensSkuId)
    if (lens) return { name: 'prescription', group, lens }
  }
  return { name: 'type' }
}

type Loaded =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string; readonly retry: () => void }
  | { readonly kind: 'loaded'; readonly groups: readonly Group[] }

function useLensOptions(id: number): Loaded {
  const store = useShop()
  const [state, setState] = useState<Loaded>({ kind: 'loading' })
  useEffect(() => {
    let current = true
    const load = async () => {
      const outcome = await callShop(store, (client) => client.getLensOptions({ params: { id } }))
      if (!current) return
      setState(
        outcome.ok
          ? { kind: 'loaded', groups: outcome.value.data.groups }
          : { kind: 'failed', message: outcome.message, retry },
      )
    }
    const retry = () => {
      setState({ kind: 'loading' })
      void load()
    }
    void load()
    return () => {
      current = false
    }
  }, [store, id])
  return state
}

function Types({ options, onChoose }: { readonly options: Loaded; readonly onChoose: (group: Group) => void }) {
  if (options.kind === 'loading') return [1, 2, 3].map((row) => <Skeleton key={row} height="88px" />)
  if (options.kind === 'failed') {
    return (
      <Alert tone="error" live="alert">
        <p>{options.message}</p>
        <Button variant="secondary" size="small" onClick={options.retry}>
          Försök igen
        </Button>
      </Alert>
    )
  }
  if (options.groups.length === 0)
    return <p>Till den här bågen finns inga glas att välja på nätet. Våra optiker i butik hjälper dig gärna.</p>
  return (
    <ul className={styles.list}>
      {options.groups.map((group) => (
        <li key={group.lensType}>
          <button type="button" className={styles.card} onClick={() => onChoose(group)}>
            <strong>{group.title}</strong>
            <span className="ks-text-small ks-text-muted">{group.text}</span>
            <span className={styles.price}>
              {productMessages['product.fromPrice'].replace('{price}', formatPrice(group.fromPrice))}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

function Options({
  group,
  busy,
  onChoose,
}: {
  readonly group: Group
  readonly busy: boolean
  readonly onChoose: (lens: LensOption) => void
}) {
  return (
    <section>
      <h3>{group.title}</h3>
      <ul className={styles.list}>
        {group.options.map((lens) => (
          <li key={lens.skuId}>
            <button type="button" className={styles.card} disabled={busy} onClick={() => onChoose(lens)}>
              <strong>{lens.label}</strong>
              <span className="ks-text-small ks-text-muted">{lens.description}</span>
              <span className={styles.price}>+ {formatPrice(lens.price)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

type StrengthsProps = Pick<LensWizardProps, 'article'> &
  Pick<PrescriptionFormProps, 'busy' | 'errors' | 'onSubmit'> & {
    readonly lens: LensOption
    readonly edited: EditedPair | null
  }

function Strengths({ article, lens, edited, ...form }: StrengthsProps) {
  const price = formatPrice(article.price.unit.amount + lens.price)
  return (
    <section className="ks-stack">
      <h3>{lens.label}</h3>
      <p className="ks-text-small ks-text-muted">
        {productMessages['product.madeToOrder'].replace('{days}', String(article.dto.withdrawalDays))}
      </p>
      <PrescriptionForm
        {...form}
        withAddition={lens.needsAddition}
        additionRequired={lens.needsAddition}
        workingDistance={lens.needsWorkingDistance}
        {...(edited
          ? {
              defaultValue: shownPrescription(edited.prescription),
              defaultDistances: shownDistances(edited.workingDistances),
            }
          : { submitText: `${productMessages['product.addToCart']} · ${price}` })}
      />
    </section>
  )
}
