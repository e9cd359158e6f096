/** The eyes in the order of every prescription: the right one first. */
export const EYES = ['right', 'left'] as const
export type Eye = (typeof EYES)[number]

/** The values of one eye in the order of the form. */
export const EYE_VALUES = ['Sphere', 'Cylinder', 'Axis', 'Addition', 'PupillaryDistance'] as const
export type EyeValue = (typeof EYE_VALUES)[number]

/** One of the ten keys of a glasses prescription [CART-003]. */
export type GlassesField = `${Eye}${EyeValue}`

export const GLASSES_FIELDS: readonly GlassesField[] = [
  'rightSphere',
  'rightCylinder',
  'rightAxis',
  'rightAddition',
  'rightPupillaryDistance',
  'leftSphere',
  'leftCylinder',
  'leftAxis',
  'leftAddition',
  'leftPupillaryDistance',
]

/**
 * A glasses prescription [CART-003]: dioptres, the axis in whole degrees, and each eye's pupillary distance in
 * millimetres. Null where nothing is prescribed.
 */
export type GlassesPrescription = Readonly<
  Record<`${Eye}Sphere` | `${Eye}PupillaryDistance`, number> &
    Record<`${Eye}Cylinder` | `${Eye}Axis` | `${Eye}Addition`, number | null>
>

/** A prescription that is being entered. Any value may be missing. */
export type GlassesPrescriptionDraft = Readonly<Partial<Record<GlassesField, number | null | undefined>>>

/** The ten fields as the user typed them. */
export type GlassesPrescriptionText = Readonly<Partial<Record<GlassesField, string | undefined>>>
