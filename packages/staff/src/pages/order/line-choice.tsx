import type { StaffOrder } from '@klarsikt/contract/shop/types'
import { Checkbox } from '@klarsikt/design-system/checkbox'

type Line = StaffOrder['lines'][number]

interface LineChoiceProps {
  readonly lines: readonly Line[]
  /** Returns whether a line can be chosen. A lens can be chosen only together with its frame. */
  readonly isOffered: (line: Line) => boolean
  readonly defaultChecked?: boolean
  readonly error: string | undefined
}

/** Lets staff choose lines of an order. A frame and its lenses are one choice. */
export function LineChoice({ lines, isOffered, defaultChecked = false, error }: LineChoiceProps) {
  const groups = lines
    .filter((line) => line.parentLineId === null)
    .map((line) => [line, ...lines.filter(({ parentLineId }) => parentLineId === line.lineId)])
    .filter((group) => group.every(isOffered))
  return (
    <>
      <input type="hidden" name="choice" value="lines" />
      {groups.map((group, index) => (
        <Checkbox
          key={group[0]?.lineId}
          name="lines"
          value={group.map(({ lineId }) => lineId).join(',')}
          label={group.map(({ quantity, name }) => `${quantity} × ${name}`).join(' + ')}
          defaultChecked={defaultChecked}
          error={index === 0 ? error : undefined}
        />
      ))}
    </>
  )
}
