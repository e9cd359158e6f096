import type { StaffOrder } from '@klarsikt/contract/shop/types'
import * as staffOrderMessages from '@klarsikt/core/messages/staff-order'
import { TextField } from '@klarsikt/design-system/text-field'
import { pageStyles as layout } from '@klarsikt/page-kit/frame'
import { LineChoice } from './line-choice.js'

interface ParcelFieldsProps {
  readonly order: Pick<StaffOrder, 'lines' | 'parcels'>
  readonly problems: Readonly<Record<string, string>>
}

/**
 * Asks what goes into the parcel and how to track it. All goods that can leave are ticked, and a lens goes with its
 * frame.
 */
export function ParcelFields({ order: { lines, parcels }, problems }: ParcelFieldsProps) {
  return (
    <fieldset className={layout.group} aria-describedby="parcel-hint">
      <legend className={layout.legend}>{staffOrderMessages.sendLines()}</legend>
      <p id="parcel-hint" className="ks-text-muted">
        {staffOrderMessages.sendHint()}
      </p>
      <LineChoice lines={lines} isOffered={({ sendable }) => sendable} defaultChecked error={problems['lineIds']} />
      <TextField
        // A new key empties the fields for the next parcel.
        key={`number-${parcels.length}`}
        name="trackingNumber"
        label={staffOrderMessages.tracking()}
        hint={staffOrderMessages.trackingNumberHint()}
        error={problems['trackingNumber']}
        autoComplete="off"
        optional
      />
      <TextField
        key={`url-${parcels.length}`}
        name="trackingUrl"
        type="url"
        label={staffOrderMessages.trackingUrl()}
        hint={staffOrderMessages.trackingUrlHint()}
        error={problems['trackingUrl']}
        autoComplete="off"
        optional
      />
    </fieldset>
  )
}
