import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { FilterModel } from '../../filters/definition.js'
import { filterModel } from '../../filters/model.js'
import { moveThumb } from '../../filters/range.js'
import { useDiscoveryContext } from '../../react/context.js'
import { useBeforePaint } from '../../react/use-store.js'
import type { Filter, FilterGroup } from '../../wire.js'

/** A moved thumb is applied after this pause in ms. */
const THUMB_DEBOUNCE_MS = 300

type Props = {
  readonly group: FilterGroup & { type: 'range' }
  readonly filters: readonly Filter[]
  readonly currency: string
  readonly onChange: (filter: Filter) => void
}
type RangeModel = FilterModel & { readonly kind: 'range' }

/** Shows a range with two thumbs and two fields. */
export function Range({ group, filters, currency, onChange }: Props): ReactNode {
  const { client, locale, price } = useDiscoveryContext()
  const { texts } = locale
  const [draft, setDraft] = useState<Filter | null>(null)
  const model = filterModel(group, draft ? [draft] : filters) as RangeModel
  const { min: lowest, max: highest, low, high, step, unit, price: isPrice, title } = model
  const format = (value: number) =>
    isPrice
      ? price(value, currency)
      : `${new Intl.NumberFormat(locale.code).format(value)}${unit ? `\u00A0${unit}` : ''}`

  const waiting = useRef<(() => void) | null>(null)
  useEffect(() => () => waiting.current?.(), [])
  const set = (next: Filter, rest = THUMB_DEBOUNCE_MS) => {
    setDraft(next)
    waiting.current?.()
    waiting.current = client.env.wait(rest, () => {
      setDraft(null)
      onChange(next)
    })
  }
  const track = useRef<HTMLDivElement>(null)
  useBeforePaint(() => {
    const share = (value: number) => `${highest > lowest ? ((value - lowest) / (highest - lowest)) * 100 : 0}%`
    track.current?.style.setProperty('--ks-d-from', share(low))
    track.current?.style.setProperty('--ks-d-to', share(high))
  }, [low, high, lowest, highest])

  const ends = [
    { name: texts.lowest, value: low, at: (to: number) => moveThumb(model, 'low', to) },
    { name: texts.highest, value: high, at: (to: number) => moveThumb(model, 'high', to) },
  ]
  return (
    <div className="ks-d-range">
      <div ref={track} className="ks-d-track">
        {ends.map(({ name, value, at }) => (
          <input
            key={name}
            type="range"
            aria-label={`${title}: ${name}`}
            aria-valuetext={format(value)}
            min={lowest}
            max={highest}
            step={step}
            value={value}
            onChange={({ currentTarget }) => set(at(currentTarget.valueAsNumber))}
          />
        ))}
      </div>
      <div className="ks-d-ends">
        {ends.map(({ name, value, at }) => (
          <label key={name}>
            <span>{name}</span>
            <Amount value={value} step={step} lowest={lowest} highest={highest} onChange={(next) => set(at(next), 0)} />
            {unit && !isPrice ? <span aria-hidden="true">{unit}</span> : null}
          </label>
        ))}
      </div>
    </div>
  )
}

type AmountProps = {
  readonly value: number
  readonly step: number
  readonly lowest: number
  readonly highest: number
  readonly onChange: (value: number) => void
}

/** Shows a field for one bound. It is applied on blur or Enter, because a half-typed number is not a value. */
function Amount({ value, step, lowest, highest, onChange }: AmountProps): ReactNode {
  const [typed, setTyped] = useState<string | null>(null)
  const take = () => {
    const amount = Number(typed?.trim() === '' ? NaN : typed)
    if (typed !== null && Number.isFinite(amount)) onChange(Math.min(highest, Math.max(lowest, amount)))
    setTyped(null)
  }
  return (
    <input
      type="number"
      inputMode="decimal"
      step={step}
      min={lowest}
      max={highest}
      value={typed ?? value}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={take}
      onKeyDown={({ key }) => key === 'Enter' && take()}
    />
  )
}
