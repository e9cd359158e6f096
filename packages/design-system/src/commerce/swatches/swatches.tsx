'use client'
import * as commonMessages from '@klarsikt/core/messages/common'
import { useId, useState } from 'react'
import { cx } from '../../lib/cx.js'
import { useText } from '../../locale/locale.js'
import * as swatchesMessages from '../../messages/generated/swatches.js'
import { Button } from '../../primitives/button/button.js'
import { type Swatch, type SwatchChoice, SwatchOptions } from './swatch-options.js'
import styles from './swatches.module.css'

/** Shown before the rest is collapsed. */
const MAX_VISIBLE_SWATCHES = 8

export type { Swatch, SwatchChoice } from './swatch-options.js'

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
  /** The number of swatches that are shown; the others are behind a button. */
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
  // A single hidden swatch would take no more space than the button.
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
      <SwatchOptions
        items={props.items.filter(({ id }, index) => inView(id, index))}
        current={current}
        label={say.label}
        soldOutText={say.soldOut}
        labelledBy={heading}
        onChoose={props.onChoose}
        name={props.onChoose && props.name}
      />
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

function useTexts(): SwatchTexts {
  const text = useText()
  return {
    label: text(swatchesMessages.label),
    soldOut: text(swatchesMessages.soldOut),
    showAll: text(swatchesMessages.showAll, { count: '{count}' }),
    showFewer: text(commonMessages.showLess),
  }
}
