'use client'
import * as commonMessages from '@klarsikt/core/messages/common'
import { useId, useState } from 'react'
import { cx } from '../../lib/cx.js'
import { useText } from '../../locale/locale.js'
import * as swatchesMessages from '../../messages/generated/swatches.js'
import { Button } from '../../primitives/button/button.js'
import { Anchor } from '../../primitives/link/link-context.js'
import styles from './swatches.module.css'

/** Shown before the rest is collapsed. */
const MAX_VISIBLE_SWATCHES = 8

interface Colour {
  readonly id: string
  /** Name of the colour; never conveyed by the dot alone. */
  readonly name: string
  /** CSS colour; a two-coloured frame is a gradient with a hard edge. */
  readonly colour: string
  /** Crossed out and announced as sold out, but still a link: its page shows when it is back. */
  readonly soldOut?: boolean
}

/** A colour with a page of its own. */
export interface Swatch extends Colour {
  readonly href: string
}

/** A colour to choose on the page; the address is not used. */
export interface SwatchChoice extends Colour {
  readonly href?: string
}

export interface SwatchTexts {
  readonly label: string
  readonly soldOut: string
  /** `{count}` is how many there are in all. */
  readonly showAll: string
  readonly showFewer: string
}

interface Common {
  /** Id of the colour that is shown or chosen. */
  readonly current: string | null
  readonly label?: string
  /** More than this many are folded behind a button. */
  readonly shown?: number
  readonly texts?: Partial<SwatchTexts>
}

export interface SwatchLinks extends Common {
  readonly items: readonly Swatch[]
  readonly onChoose?: undefined
}

export interface SwatchRadios extends Common {
  readonly items: readonly SwatchChoice[]
  /** Makes them radio buttons instead of links. */
  readonly onChoose: (id: string) => void
  /** Name of the radio buttons in a form. */
  readonly name?: string
}

export type SwatchesProps = SwatchLinks | SwatchRadios

/** The colours of a model: links where each is a page of its own, radio buttons where one is chosen on the page. */
export function Swatches(props: SwatchesProps) {
  const { current, shown = MAX_VISIBLE_SWATCHES, label, texts } = props
  const say = { ...useTexts(), ...(label !== undefined && { label }), ...texts }
  const [all, setAll] = useState(false)
  const heading = useId()
  // A single hidden swatch takes no more space than the button.
  const folds = props.items.length > shown + 1
  const inView = (id: string, index: number) => all || !folds || index < shown || id === current
  const chosen = props.items.find((item) => item.id === current)
  return (
    <div className={styles.root}>
      <p id={heading} className={styles.label}>
        {say.label}
        {chosen && (
          <>
            {': '}
            <strong>{chosen.name}</strong>
            {chosen.soldOut && ` (${say.soldOut})`}
          </>
        )}
      </p>
      {props.onChoose === undefined ? (
        <Links {...props} items={props.items.filter(({ id }, index) => inView(id, index))} say={say} />
      ) : (
        <Radios
          {...props}
          items={props.items.filter(({ id }, index) => inView(id, index))}
          say={say}
          labelledBy={heading}
        />
      )}
      {folds && (
        <div>
          <Button
            variant="ghost"
            size="small"
            aria-expanded={all}
            onClick={() => setAll(!all)}
            className={cx(styles.more)}
          >
            {all ? say.showFewer : say.showAll.replace('{count}', String(props.items.length))}
          </Button>
        </div>
      )}
    </div>
  )
}

interface Words {
  readonly say: SwatchTexts
}

function Links({ items, current, say }: SwatchLinks & Words) {
  return (
    <ul className={styles.list} aria-label={say.label}>
      {items.map((item) => (
        <li key={item.id}>
          <Anchor
            href={item.href}
            className={cx(styles.swatch)}
            aria-label={nameOf(item, say)}
            title={nameOf(item, say)}
            aria-current={item.id === current ? 'true' : undefined}
            data-sold-out={item.soldOut || undefined}
          >
            <Dot item={item} />
          </Anchor>
        </li>
      ))}
    </ul>
  )
}

/** The platform's radio buttons under the dots: one Tab stop, arrows choose. */
function Radios({
  items,
  current,
  name,
  onChoose,
  say,
  labelledBy,
}: SwatchRadios & Words & { readonly labelledBy: string }) {
  const own = useId()
  return (
    <fieldset aria-labelledby={labelledBy}>
      <div className={styles.list}>
        {items.map((item) => (
          <label
            key={item.id}
            className={styles.swatch}
            title={nameOf(item, say)}
            data-sold-out={item.soldOut || undefined}
          >
            <input
              type="radio"
              className={styles.radio}
              name={name ?? own}
              value={item.id}
              aria-label={nameOf(item, say)}
              checked={item.id === current}
              onChange={() => onChoose(item.id)}
            />
            <Dot item={item} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Dot({ item }: { readonly item: Colour }) {
  return <span className={styles.dot} style={{ background: item.colour }} aria-hidden="true" />
}

function nameOf(item: Colour, say: SwatchTexts): string {
  return item.soldOut ? `${item.name}, ${say.soldOut}` : item.name
}

function useTexts(): SwatchTexts {
  const text = useText()
  return {
    label: text(swatchesMessages.label),
    soldOut: text(swatchesMessages.soldOut),
    showAll: text(swatchesMessages.showAll, { count: '{count}' }),
    showFewer: text(commonMessages.showLess),
  }
}
