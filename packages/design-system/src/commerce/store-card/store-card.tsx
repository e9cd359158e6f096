'use client'
import type { InstantLike } from '@klarsikt/core/calendar'
import * as storesMessages from '@klarsikt/core/messages/stores'
import { type ElementType, type ReactNode, useId } from 'react'
import { CheckIcon } from '../../icons/action.js'
import { PhoneIcon } from '../../icons/shop.js'
import { useText } from '../../locale/locale.js'
import * as storeCardMessages from '../../messages/generated/store-card.js'
import { Button, ButtonLink } from '../../primitives/button/button.js'
import { FieldError } from '../../primitives/field/field.js'
import { Anchor } from '../../primitives/link/link-context.js'
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.js'
import { type CardStore, StoreFacts, StoreMarkIcon } from './store-facts.js'
import styles from './store-card.module.css'

export { type CardStore, StoreMarkIcon, type StoreService } from './store-facts.js'

export interface StoreCardProps {
  readonly store: CardStore
  /** The instant that counts as now, for open or closed. */
  readonly now: InstantLike
  /** Kilometres from the customer; null or nothing when their position is unknown. */
  readonly km?: number | null
  /** The store's own page; the name becomes its link. */
  readonly href?: string
  /** The chosen store: a border, a check mark and words. */
  readonly selected?: boolean
  /** Gives the card a button that chooses the store. */
  readonly onChoose?: () => void
  /** Gives the card a link that begins a booking here. */
  readonly bookHref?: string
  readonly headingLevel?: 2 | 3 | 4
  /** More buttons, after those to choose and to book. */
  readonly children?: ReactNode
}

/** A store in a list: where it is, whether it is open, and what can be done there. Put it in the `<li>` of your list. */
export function StoreCard({
  store,
  now,
  km = null,
  href,
  selected = false,
  onChoose,
  bookHref,
  headingLevel = 3,
  children,
}: StoreCardProps) {
  const text = useText()
  const heading = useId()
  const Heading: ElementType = `h${headingLevel}`
  const { name, phone } = store
  const acts = onChoose !== undefined || bookHref !== undefined || children !== undefined
  return (
    <article className={styles.root} aria-labelledby={heading} data-selected={selected || undefined}>
      <StoreMarkIcon name={name} />
      <div className={styles.body}>
        <StoreFacts
          store={store}
          now={now}
          km={km}
          name={
            <Heading id={heading} className={styles.name}>
              {href === undefined ? name : <Anchor href={href}>{name}</Anchor>}
            </Heading>
          }
          phone={phone !== undefined && <Phone store={name} number={phone} />}
        />
        {acts && (
          <div className={styles.actions}>
            {onChoose && (
              <Button
                size="small"
                variant={selected ? 'primary' : 'secondary'}
                aria-pressed={selected}
                icon={selected ? <CheckIcon size={18} /> : undefined}
                onClick={onChoose}
              >
                {selected ? text(storeCardMessages.chosen) : text(storeCardMessages.choose)}
                <VisuallyHidden> {name}</VisuallyHidden>
              </Button>
            )}
            {bookHref !== undefined && (
              <ButtonLink size="small" variant={onChoose ? 'ghost' : 'secondary'} href={bookHref}>
                {text(storesMessages.bookHere)}
                <VisuallyHidden> {name}</VisuallyHidden>
              </ButtonLink>
            )}
            {children}
          </div>
        )}
      </div>
    </article>
  )
}

function Phone({ store, number }: { readonly store: string; readonly number: string }) {
  const text = useText()
  return (
    <a
      className={styles.phone}
      href={`tel:${number.replaceAll(/[^\d+]/g, '')}`}
      aria-label={`${text(storeCardMessages.call, { store })}, ${number}`}
    >
      <PhoneIcon size={16} />
      {number}
    </a>
  )
}

export interface StoreChoiceProps {
  readonly legend: ReactNode
  /** Shared by the radio buttons, and the field's name in a form. */
  readonly name: string
  /** In the order they are shown; sort by distance first. */
  readonly stores: readonly (CardStore & { readonly km?: number })[]
  readonly now: InstantLike
  /** Id of the chosen store; null when none is. */
  readonly value: string | null
  readonly onChange: (id: string) => void
  readonly error?: string | undefined
  readonly required?: boolean
}

/** One store out of several: the platform's radio buttons, each as a card. */
export function StoreChoice({ legend, name, stores, now, value, onChange, error, required }: StoreChoiceProps) {
  const group = useId()
  const failed = error !== undefined && error !== ''
  return (
    <fieldset
      className={styles.choice}
      data-failed={failed || undefined}
      aria-describedby={failed ? `${group}-error` : undefined}
    >
      <legend className={styles.legend}>{legend}</legend>
      {stores.map((store) => (
        <label key={store.id} className={styles.option}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            value={store.id}
            checked={value === store.id}
            required={required}
            onChange={() => onChange(store.id)}
          />
          <StoreFacts
            store={store}
            now={now}
            km={store.km ?? null}
            inLabel
            name={<span className={styles.name}>{store.name}</span>}
          />
          <StoreMarkIcon name={store.name} />
        </label>
      ))}
      {failed && <FieldError id={`${group}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
