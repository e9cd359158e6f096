import { commonMessages, translator } from '@klarsikt/core/messages'
import { formatLensPower } from '@klarsikt/core/prescription'
import type { SnapshotLine } from '../order/snapshot.js'

const t = translator(commonMessages)

type Named = Pick<SnapshotLine, 'brand' | 'description'>

/** A line as every letter names it. */
export function goodsText(line: Named & Pick<SnapshotLine, 'quantity' | 'prescription' | 'eyes'>): string {
  return `${line.quantity} × ${goodsName(line)}${lensText(line)}`
}

export function goodsName({ brand, description }: Named): string {
  return `${brand} ${description}`.replace(/\s+/g, ' ').trim()
}

/** Two boxes of contact lenses are told apart by eye and power alone; what glasses are ground for stays out. */
function lensText({ prescription, eyes = [] }: Pick<SnapshotLine, 'prescription' | 'eyes'>): string {
  if (!prescription) return ''
  const names = eyes.map((eye) => t(eye === 'right' ? 'common.rightEye' : 'common.leftEye').toLocaleLowerCase('sv'))
  return ` (${[...names, `styrka ${formatLensPower(prescription.power)}`].join(', ')})`
}
