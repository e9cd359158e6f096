'use client'
import { type PointerEvent, useId } from 'react'
import { cx } from '../../lib/cx.js'
import { Anchor } from '../../primitives/link/link-context.js'
import styles from './swatches.module.css'

interface Colour {
  readonly id: string
  /** Name of the colour; never conveyed by the dot alone. */
  readonly name: string
  /** CSS colour; a two-coloured frame is a gradient with a hard edge. */
  readonly colour: string
  /** Crossed out and announced as sold out. It is still a link, because its page says when it is back. */
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

interface SwatchOptionsProps {
  readonly items: readonly SwatchChoice[]
  readonly current: string | null
  readonly label: string
  readonly soldOutText: string
  /** Id of what names the radio buttons, instead of the label. */
  readonly labelledBy?: string | undefined
  /** Makes them radio buttons instead of links. */
  readonly onChoose?: ((id: string) => void) | undefined
  /** Called with the colour under a hovering pointer, and with null when it leaves. */
  readonly onPreview?: ((id: string | null) => void) | undefined
  readonly name?: string | undefined
}

/** The dots of a group of colours. */
export function SwatchOptions({ onChoose, ...rest }: SwatchOptionsProps) {
  return onChoose ? <Radios {...rest} onChoose={onChoose} /> : <Links {...rest} />
}

function Links({ items, current, label, soldOutText }: SwatchOptionsProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {items.map((item) => (
        <li key={item.id}>
          <Anchor
            href={item.href ?? ''}
            className={cx(styles.swatch)}
            aria-label={nameOf(item, soldOutText)}
            title={nameOf(item, soldOutText)}
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

type RadiosProps = SwatchOptionsProps & { readonly onChoose: (id: string) => void }

/** The platform's radio buttons under the dots: one Tab stop, arrows choose. */
function Radios({ items, current, name, onChoose, onPreview, label, soldOutText, labelledBy }: RadiosProps) {
  const own = useId()
  const preview = (id: string | null) => onPreview && ((event: PointerEvent) => void (isHover(event) && onPreview(id)))
  return (
    <fieldset {...(labelledBy === undefined ? { 'aria-label': label } : { 'aria-labelledby': labelledBy })}>
      <div className={styles.list} onPointerLeave={preview(null)}>
        {items.map((item) => (
          <label
            key={item.id}
            className={styles.swatch}
            title={nameOf(item, soldOutText)}
            data-sold-out={item.soldOut || undefined}
            onPointerEnter={preview(item.id)}
          >
            <input
              type="radio"
              className={styles.radio}
              name={name ?? own}
              value={item.id}
              aria-label={nameOf(item, soldOutText)}
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

/** A finger presses and does not hover. */
const isHover = ({ pointerType }: PointerEvent): boolean => pointerType !== 'touch'

function Dot({ item }: { readonly item: Colour }) {
  return <span className={styles.dot} style={{ background: item.colour }} aria-hidden="true" />
}

function nameOf(item: Colour, soldOutText: string): string {
  return item.soldOut ? `${item.name}, ${soldOutText}` : item.name
}
