import { type SynonymRow, toRule } from '../lib/synonym-draft.js'

type Props = {
  readonly row: SynonymRow
  readonly name: string
  readonly showProblem: boolean
  readonly onChange: (part: Partial<SynonymRow>) => void
  readonly onRemove: () => void
}

export function SynonymFields({ row, name, showProblem, onChange, onRemove }: Props) {
  const read = toRule(row)
  const problem = showProblem && 'problem' in read ? read.problem : null
  const left = `left-${row.id}`
  const twoWay = row.kind === 'equal'
  return (
    <li className="synonym">
      <fieldset>
        <legend className="unseen">{name}</legend>
        <div className="field kind">
          <label htmlFor={`kind-${row.id}`}>Direction</label>
          <select
            id={`kind-${row.id}`}
            value={row.kind}
            onChange={(event) => onChange({ kind: event.target.value === 'equal' ? 'equal' : 'one-way' })}
          >
            <option value="equal">Both ways</option>
            <option value="one-way">One way</option>
          </select>
        </div>
        <div className="field grow">
          <label htmlFor={left}>{twoWay ? 'These mean the same' : 'Whoever types'}</label>
          <input
            id={left}
            value={row.left}
            placeholder={twoWay ? 'specs, glasses, eyewear' : 'shades'}
            aria-invalid={problem !== null}
            aria-describedby={problem ? `problem-${row.id}` : undefined}
            onChange={(event) => onChange({ left: event.target.value })}
          />
        </div>
        {!twoWay && (
          <div className="field grow">
            <label htmlFor={`right-${row.id}`}>also finds</label>
            <input
              id={`right-${row.id}`}
              value={row.right}
              placeholder="sunglasses"
              onChange={(event) => onChange({ right: event.target.value })}
            />
          </div>
        )}
        <button type="button" className="button quiet small" onClick={onRemove}>
          Remove <span className="unseen">{name}</span>
        </button>
      </fieldset>
      {problem && (
        <p className="problem" id={`problem-${row.id}`}>
          {problem}
        </p>
      )}
    </li>
  )
}
