import type { StaffOrder } from '@klarsikt/contract/shop/types'
import * as staffOrderMessages from '@klarsikt/core/messages/staff-order'
import { Checkbox } from '@klarsikt/design-system/checkbox'
import layout from '../../layout/account-page.module.css'

type Line = StaffOrder['lines'][number]

interface ParcelFieldsProps {
  readonly lines: readonly Line[]
  readonly error: string | undefined
}

/** What goes in the parcel: all that can leave, unless something is unticked. A lens goes with its frame. */
export function ParcelFields({ lines, error }: ParcelFieldsProps) {
  const groups = lines
    .filter((line) => line.parentLineId === null)
    .map((line) => [line, ...lines.filter(({ parentLineId }) => parentLineId === line.lineId)])
    .filter((group) => group.every(({ sendable }) => sendable))
  return (
    <fieldset className={layout.group} aria-describedby="parcel-hint">
      <legend className={layout.legend}>{staffOrderMessages.sendLines()}</legend>
      <p id="parcel-hint" className="ks-text-muted">
        {staffOrderMessages.sendHint()}
      </p>
      <input type="hidden" name="choice" value="lines" />
      {groups.map((group, index) => (
        <Checkbox
          key={group[0]?.lineId}
          name="lines"
          value={group.map(({ lineId }) => lineId).join(',')}
          label={group.map(({ quantity, name }) => `${quantity} × ${name}`).join(' + ')}
          defaultChecked
          error={index === 0 ? error : undefined}
        />
      ))}
    </fieldset>
  )
}
