import * as commonMessages from '@klarsikt/core/messages/common'
import { formatLensPower } from '@klarsikt/core/prescription'
import type { SnapshotLine } from './snapshot.js'

type Named = Pick<SnapshotLine, 'brand' | 'description'>

/** Names a line as all letters do. */
export function goodsText(line: Named & Pick<SnapshotLine, 'quantity' | 'prescription' | 'eyes'>): string {
  return `${line.quantity} × ${goodsName(line)}${lensText(line)}`
}

export function goodsName({ brand, description }: Named): string {
  return `${brand} ${description}`.replace(/\s+/g, ' ').trim()
}

/** The eye and the power, which tell two boxes of contact lenses apart. The strengths of glasses are left out. */
function lensText({ prescription, eyes = [] }: Pick<SnapshotLine, 'prescription' | 'eyes'>): string {
  if (!prescription) return ''
  const names = eyes.map((eye) =>
    (eye === 'right' ? commonMessages.rightEye() : commonMessages.leftEye()).toLocaleLowerCase('sv'),
  )
  return ` (${[...names, `styrka ${formatLensPower(prescription.power)}`].join(', ')})`
}
