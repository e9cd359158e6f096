import { Button } from '@klarsikt/design-system/button'
import { Select } from '@klarsikt/design-system/select'
import { TextField } from '@klarsikt/design-system/text-field'
import { VisuallyHidden } from '@klarsikt/design-system/visually-hidden'
import { type SynonymRow, toRule } from '../lib/synonym-draft.js'

type Props = {
  readonly row: SynonymRow
  readonly name: string
  readonly showProblem: boolean
  readonly onChange: (part: Partial<SynonymRow>) => void
  readonly onRemove: () => void
}

const DIRECTIONS = [
  { value: 'equal', label: 'Both ways' },
  { value: 'one-way', label: 'One way' },
] as const

export function SynonymFields({ row, name, showProblem, onChange, onRemove }: Props) {
  const read = toRule(row)
  const problem = showProblem && 'problem' in read ? read.problem : undefined
  const twoWay = row.kind === 'equal'
  return (
    <li>
      <fieldset className="row">
        <legend>
          <VisuallyHidden>{name}</VisuallyHidden>
        </legend>
        <Select
          label="Direction"
          placeholder={null}
          options={DIRECTIONS}
          value={row.kind}
          onChange={(event) => onChange({ kind: event.target.value === 'equal' ? 'equal' : 'one-way' })}
        />
        <TextField
          className="grow"
          id={`left-${row.id}`}
          label={twoWay ? 'These mean the same' : 'Whoever types'}
          value={row.left}
          placeholder={twoWay ? 'specs, glasses, eyewear' : 'shades'}
          error={problem}
          onChange={(event) => onChange({ left: event.target.value })}
        />
        {!twoWay && (
          <TextField
            className="grow"
            label="also finds"
            value={row.right}
            placeholder="sunglasses"
            onChange={(event) => onChange({ right: event.target.value })}
          />
        )}
        <Button variant="ghost" size="small" onClick={onRemove}>
          Remove <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      </fieldset>
    </li>
  )
}
