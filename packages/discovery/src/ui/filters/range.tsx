import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useDepict } from '../../react/context.js'
import { useBeforePaint } from '../../react/use-store.js'
import type { Filter, FilterGroup } from '../../wire.js'
import { rangeOf, stepOf } from './chosen.js'

/** Milliseconds of rest before a moved thumb is asked for. */
const REST = 300

type Props = {
  readonly group: FilterGroup & { type: 'range' }
  readonly filters: readonly Filter[]
  readonly currency: string
  /** An empty list: the whole range. */
  readonly onChange: (bounds: readonly number[]) => void
}
type Bounds = { readonly low: number; readonly high: number }

/** Two thumbs and two fields for one range. */
export function Range({ group, filters, currency, onChange }: Props): ReactNode {
  const { client, locale, price } = useDepict()
  const { texts } = locale
  const { lowest, highest, ...inForce } = rangeOf(filters, group)
  const [draft, setDraft] = useState<Bounds | null>(null)
  const { low, high } = draft ?? inForce
  const step = stepOf(group.data)
  const { unit, price: isPrice, group_title } = group.meta
  const format = (value: number) =>
    isPrice
      ? price(value, currency)
      : `${new Intl.NumberFormat(locale.code).format(value)}${unit ? `\u00A0${unit}` : ''}`

  const waiting = useRef<(() => void) | null>(null)
  useEffect(() => () => waiting.current?.(), [])
  const set = (next: Bounds, rest = REST) => {
    setDraft(next)
    waiting.current?.()
    waiting.current = client.env.wait(rest, () => {
      setDraft(null)
      onChange(next.low <= lowest && next.high >= highest ? [] : [next.low, next.high])
    })
  }
  const track = useRef<HTMLDivElement>(null)
  useBeforePaint(() => {
    const share = (value: number) => `${highest > lowest ? ((value - lowest) / (highest - lowest)) * 100 : 0}%`
    track.current?.style.setProperty('--ks-d-from', share(low))
    track.current?.style.setProperty('--ks-d-to', share(high))
  }, [low, high, lowest, highest])

  const ends = [
    { name: texts.lowest, value: low, at: (value: number): Bounds => ({ low: Math.min(value, high), high }) },
    { name: texts.highest, value: high, at: (value: number): Bounds => ({ low, high: Math.max(value, low) }) },
  ]
  return (
    <div className="ks-d-range" part="range">
      <div ref={track} className="ks-d-track">
        {ends.map(({ name, value, at }) => (
          <input
            key={name}
            type="range"
            aria-label={`${group_title}: ${name}`}
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

/** Taken over when it is left or entered: half a number is no wish. */
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
