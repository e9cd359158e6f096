/** The two eyes; the right one comes first, as on every prescription. */
export const EYES = ['right', 'left'] as const
export type Eye = (typeof EYES)[number]

/** What is written for one eye, in the order of the form. */
export const EYE_VALUES = ['Sphere', 'Cylinder', 'Axis', 'Addition', 'PupillaryDistance'] as const
export type EyeValue = (typeof EYE_VALUES)[number]

/** One of the ten keys of a glasses prescription [CART-003]. */
export type GlassesField = `${Eye}${EyeValue}`

/** The ten keys, right eye first. */
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
 * A glasses prescription as it travels [CART-003]: sphere, cylinder and addition in dioptres, axis
 * in whole degrees, pupillary distance per eye in millimetres. Null where nothing is prescribed.
 */
export type GlassesPrescription = Readonly<
  Record<`${Eye}Sphere` | `${Eye}PupillaryDistance`, number> &
    Record<`${Eye}Cylinder` | `${Eye}Axis` | `${Eye}Addition`, number | null>
>

/** A prescription being entered: anything may still be missing. */
export type GlassesPrescriptionDraft = Readonly<Partial<Record<GlassesField, number | null | undefined>>>

/** The ten fields as typed. */
export type GlassesPrescriptionText = Readonly<Partial<Record<GlassesField, string | undefined>>>
