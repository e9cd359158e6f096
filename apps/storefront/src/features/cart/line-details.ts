import type { CartItem } from '@klarsikt/contract/shop/types'
import { cartMessages } from '@klarsikt/core/messages'
import { formatLensPower } from '@klarsikt/core/prescription'

/** Strengths and interval of a line, in the words of a prescription. */
export function lineDetails(
  item: Pick<CartItem, 'parentSkuID' | 'prescription' | 'prescriptionGlasses' | 'subscriptionInterval'>,
): string[] {
  // A frame carries the same values as the lenses ground for it; they stand by the lenses.
  const ground = item.parentSkuID === null ? [] : glassesDetails(item.prescriptionGlasses)
  return [
    ...lensDetails(item.prescription),
    ...ground,
    ...(item.subscriptionInterval ? [cartMessages[`cart.interval.${item.subscriptionInterval}`]] : []),
  ]
}

function lensDetails(lens: CartItem['prescription']): string[] {
  if (!lens) return []
  const parts = [
    `Styrka ${formatLensPower(lens.power)}`,
    `BC ${lens.baseCurve.replace('.', ',')}`,
    `DIA ${lens.diameter.replace('.', ',')}`,
  ]
  if (lens.cylinder) parts.push(`CYL ${formatLensPower(lens.cylinder)}`)
  if (lens.axis) parts.push(`AX ${lens.axis}`)
  if (lens.addition) parts.push(`ADD ${formatLensPower(lens.addition)}`)
  return [parts.join(' · ')]
}

function glassesDetails(values: CartItem['prescriptionGlasses']): string[] {
  if (!values) return []
  const eye = (
    name: string,
    sphere: number | null,
    cylinder: number | null,
    axis: number | null,
    addition: number | null,
    distance: number | null,
  ) =>
    [
      `${name}: SPH ${dioptres(sphere)}`,
      ...(cylinder ? [`CYL ${dioptres(cylinder)}`, `AX ${axis ?? 0}°`] : []),
      ...(addition ? [`ADD ${dioptres(addition)}`] : []),
      ...(distance === null ? [] : [`PD ${String(distance).replace('.', ',')}`]),
    ].join(' ')
  return [
    eye(
      'Höger',
      values.rightSphere,
      values.rightCylinder,
      values.rightAxis,
      values.rightAddition,
      values.rightPupillaryDistance,
    ),
    eye(
      'Vänster',
      values.leftSphere,
      values.leftCylinder,
      values.leftAxis,
      values.leftAddition,
      values.leftPupillaryDistance,
    ),
  ]
}

/** −1,25, +2,00, 0,00: the sign is always said. */
function dioptres(value: number | null): string {
  if (value === null) return '–'
  const sign = value > 0 ? '+' : value < 0 ? '\u2212' : ''
  return sign + Math.abs(value).toFixed(2).replace('.', ',')
}
