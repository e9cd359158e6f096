import { z } from 'zod'

const number = z.number().nullable()

/** Prescription of both eyes in dioptres, degrees and millimetres [CART-003]. */
export const prescriptionGlasses = z
  .object({
    rightSphere: number,
    rightCylinder: number,
    rightAxis: number,
    rightAddition: number,
    rightPupillaryDistance: number,
    leftSphere: number,
    leftCylinder: number,
    leftAxis: number,
    leftAddition: number,
    leftPupillaryDistance: number,
  })
  .meta({ id: 'PrescriptionGlasses' })

/** Working distances of terminal glasses in whole centimetres; null if one does not matter. */
export const workingDistances = z
  .object({ monitor: number, tools: number, other: number })
  .meta({ id: 'WorkingDistances' })
