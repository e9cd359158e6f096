import * as commonMessages from '@klarsikt/core/messages/common'
import { formatLensPower } from '@klarsikt/core/prescription'
import type { SnapshotLine } from './snapshot.js'

type Named = Pick<SnapshotLine, 'brand' | 'description'>

/** A line as every letter names it. */
export function goodsText(line: Named & Pick<SnapshotLine, 'quantity' | 'prescription' | 'eyes'>): string {
  return `${line.quantity} × ${goodsName(line)}${lensText(line)}`
}

export function goodsName({ brand, description }: Named): string {
  return `${brand} ${description}`.replace(/\s+/g, ' ').trim()
}

/** Eye and power distinguish two boxes of contact lenses; the strengths of glasses stay out. */
function lensText({ prescription, eyes = [] }: Pick<SnapshotLine, 'prescription' | 'eyes'>): string {
  if (!prescription) return ''
  const names = eyes.map((eye) =>
    (eye === 'right' ? commonMessages.rightEye() : commonMessages.leftEye()).toLocaleLowerCase('sv'),
  )
  return ` (${[...names, `styrka ${formatLensPower(prescription.power)}`].join(', ')})`
}
