import type { Filter, FilterGroup } from '@klarsikt/contract/discovery/types'
import { useId } from 'react'
import { type Adjustment, choicesOf, chosenIn, describe, firstFilter, STEPS } from '../lib/adjust-draft.js'

type Props = {
  readonly filters: readonly FilterGroup[]
  readonly adjust: readonly Adjustment[]
  readonly onChange: (adjust: Adjustment[]) => void
}

export function AdjustFields({ filters, adjust, onChange }: Props) {
  const put = (at: number, part: Partial<Adjustment>) =>
    onChange(adjust.map((one, n) => (n === at ? { ...one, ...part } : one)))
  const [first] = filters
  return (
    <section className="card stack" aria-label="Boost and bury">
      <div>
        <h2>Boost and bury</h2>
        <p className="help">Moves whatever meets the filter up or down among what the words find.</p>
      </div>
      {adjust.length > 0 && (
        <ul className="adjustments">
          {adjust.map((one, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a condition has no id besides its index
            <li key={at}>
              <fieldset>
                <legend className="unseen">Condition {at + 1}</legend>
                <Strength factor={one.factor} onChange={(factor) => put(at, { factor })} />
                <Condition filter={one.filter} filters={filters} onChange={(filter) => put(at, { filter })} />
                <button
                  type="button"
                  className="button quiet small"
                  onClick={() => onChange(adjust.filter((_, n) => n !== at))}
                >
                  Remove <span className="unseen">condition {at + 1}</span>
                </button>
              </fieldset>
            </li>
          ))}
        </ul>
      )}
      <button
        type="button"
        className="button"
        disabled={!first}
        onClick={() => first && onChange([...adjust, { filter: firstFilter(first), factor: 2 }])}
      >
        Add a condition
      </button>
    </section>
  )
}

function Strength({ factor, onChange }: { readonly factor: number; readonly onChange: (factor: number) => void }) {
  const id = useId()
  const known = STEPS.some((step) => step.factor === factor)
  return (
    <div className="field">
      <label htmlFor={id}>Strength</label>
      <select id={id} value={factor} onChange={(event) => onChange(Number(event.target.value))}>
        {STEPS.map((step) => (
          <option key={step.factor} value={step.factor}>
            {step.label} (×{step.factor})
          </option>
        ))}
        {!known && <option value={factor}>×{factor}</option>}
      </select>
    </div>
  )
}

type ConditionProps = {
  readonly filter: Filter
  readonly filters: readonly FilterGroup[]
  readonly onChange: (filter: Filter) => void
}

function Condition({ filter, filters, onChange }: ConditionProps) {
  const id = useId()
  const group = filters.find(({ field }) => field === filter.field)
  if (!group) return <p className="help grow">{describe(filter, filters)}: the catalogue has no such field now.</p>
  const fresh = (field: string) => {
    const next = filters.find((one) => one.field === field)
    if (next) onChange(firstFilter(next))
  }
  return (
    <>
      <div className="field">
        <label htmlFor={`${id}-field`}>Where</label>
        <select id={`${id}-field`} value={filter.field} onChange={(event) => fresh(event.target.value)}>
          {filters.map(({ field, meta }) => (
            <option key={field} value={field}>
              {meta.group_title}
            </option>
          ))}
        </select>
      </div>
      {group.type === 'range' ? (
        <Range filter={filter} onChange={onChange} />
      ) : (
        <div className="field grow">
          <label htmlFor={`${id}-value`}>is</label>
          <select
            id={`${id}-value`}
            value={chosenIn(group, filter)}
            onChange={(event) => {
              const choice = choicesOf(group).find(({ value }) => value === event.target.value)
              if (choice) onChange({ field: group.field, op: group.op, data: choice.data })
            }}
          >
            {chosenIn(group, filter) === '' && <option value="">{describe(filter, filters)}</option>}
            {choicesOf(group).map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
      )}
    </>
  )
}

type RangeProps = { readonly filter: Filter; readonly onChange: (filter: Filter) => void }

function Range({ filter, onChange }: RangeProps) {
  const id = useId()
  const bounds: readonly unknown[] = Array.isArray(filter.data) ? filter.data : []
  const bound = (at: 0 | 1) => (typeof bounds[at] === 'number' ? bounds[at] : null)
  const read = (text: string) => (text === '' || Number.isNaN(Number(text)) ? null : Number(text))
  const put = (low: number | null, high: number | null) =>
    onChange({ field: filter.field, op: 'inrange', data: [low, high] })
  return (
    <>
      <div className="field short">
        <label htmlFor={`${id}-low`}>from</label>
        <input
          id={`${id}-low`}
          type="number"
          step="any"
          value={bound(0) ?? ''}
          onChange={(event) => put(read(event.target.value), bound(1))}
        />
      </div>
      <div className="field short">
        <label htmlFor={`${id}-high`}>to</label>
        <input
          id={`${id}-high`}
          type="number"
          step="any"
          value={bound(1) ?? ''}
          onChange={(event) => put(bound(0), read(event.target.value))}
        />
      </div>
    </>
  )
}
