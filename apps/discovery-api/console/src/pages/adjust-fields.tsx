import type { Filter, FilterGroup } from '@klarsikt/contract/discovery/types'
import { Button } from '@klarsikt/design-system/button'
import { Select } from '@klarsikt/design-system/select'
import { TextField } from '@klarsikt/design-system/text-field'
import { VisuallyHidden } from '@klarsikt/design-system/visually-hidden'
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
    <section className="box stack" aria-label="Boost and bury">
      <div>
        <h2>Boost and bury</h2>
        <p className="help">Moves whatever meets the filter up or down among what the words find.</p>
      </div>
      {adjust.length > 0 && (
        <ul className="stack">
          {adjust.map((one, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a condition has no id besides its index
            <li key={at}>
              <fieldset className="row">
                <legend>
                  <VisuallyHidden>Condition {at + 1}</VisuallyHidden>
                </legend>
                <Strength factor={one.factor} onChange={(factor) => put(at, { factor })} />
                <Condition filter={one.filter} filters={filters} onChange={(filter) => put(at, { filter })} />
                <Button variant="ghost" size="small" onClick={() => onChange(adjust.filter((_, n) => n !== at))}>
                  Remove <VisuallyHidden>condition {at + 1}</VisuallyHidden>
                </Button>
              </fieldset>
            </li>
          ))}
        </ul>
      )}
      <Button
        variant="secondary"
        disabled={!first}
        onClick={() => first && onChange([...adjust, { filter: firstFilter(first), factor: 2 }])}
      >
        Add a condition
      </Button>
    </section>
  )
}

function Strength({ factor, onChange }: { readonly factor: number; readonly onChange: (factor: number) => void }) {
  const known = STEPS.some((step) => step.factor === factor)
  const steps = STEPS.map((step) => ({ value: String(step.factor), label: `${step.label} (×${step.factor})` }))
  return (
    <Select
      label="Strength"
      placeholder={null}
      options={known ? steps : [...steps, { value: String(factor), label: `×${factor}` }]}
      value={String(factor)}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  )
}

type ConditionProps = {
  readonly filter: Filter
  readonly filters: readonly FilterGroup[]
  readonly onChange: (filter: Filter) => void
}

function Condition({ filter, filters, onChange }: ConditionProps) {
  const group = filters.find(({ field }) => field === filter.field)
  if (!group) return <p className="help grow">{describe(filter, filters)}: the catalogue has no such field now.</p>
  const fresh = (field: string) => {
    const next = filters.find((one) => one.field === field)
    if (next) onChange(firstFilter(next))
  }
  const chosen = chosenIn(group, filter)
  return (
    <>
      <Select
        label="Where"
        placeholder={null}
        options={filters.map(({ field, meta }) => ({ value: field, label: meta.group_title }))}
        value={filter.field}
        onChange={(event) => fresh(event.target.value)}
      />
      {group.type === 'range' ? (
        <Range filter={filter} onChange={onChange} />
      ) : (
        <Select
          className="grow"
          label="is"
          placeholder={chosen === '' ? describe(filter, filters) : null}
          options={choicesOf(group)}
          value={chosen}
          onChange={(event) => {
            const choice = choicesOf(group).find(({ value }) => value === event.target.value)
            if (choice) onChange({ field: group.field, op: group.op, data: choice.data })
          }}
        />
      )}
    </>
  )
}

type RangeProps = { readonly filter: Filter; readonly onChange: (filter: Filter) => void }

function Range({ filter, onChange }: RangeProps) {
  const bounds: readonly unknown[] = Array.isArray(filter.data) ? filter.data : []
  const bound = (at: 0 | 1) => (typeof bounds[at] === 'number' ? bounds[at] : null)
  const read = (text: string) => (text === '' || Number.isNaN(Number(text)) ? null : Number(text))
  const put = (low: number | null, high: number | null) =>
    onChange({ field: filter.field, op: 'inrange', data: [low, high] })
  return (
    <>
      <TextField
        className="short"
        label="from"
        type="number"
        step="any"
        value={bound(0) ?? ''}
        onChange={(event) => put(read(event.target.value), bound(1))}
      />
      <TextField
        className="short"
        label="to"
        type="number"
        step="any"
        value={bound(1) ?? ''}
        onChange={(event) => put(bound(0), read(event.target.value))}
      />
    </>
  )
}
