export const SERVICES = ['glasses', 'lenses', 'lenses_new', 'driving', 'terminal', 'hearing'] as const
export type Service = (typeof SERVICES)[number]
export const PATIENT_GROUPS = ['8-12', '13-17', '18-74', '75+'] as const
export type PatientGroup = (typeof PATIENT_GROUPS)[number]

export type Practitioner = { readonly id: string; readonly name: string }

export type Span = { readonly start: number; readonly end: number }
export type Slot = Span & { readonly practitioner: Practitioner }

export const STATUSES = ['booked', 'cancelled', 'completed', 'no_show'] as const

export type Appointment = {
  readonly reference: string
  version: number
  status: (typeof STATUSES)[number]
  location: string
  readonly service: Service
  readonly patient_group?: PatientGroup | undefined
  start: number
  end: number
  practitioner: Practitioner
  readonly patient: Record<'first_name' | 'last_name' | 'email' | 'mobile' | 'note', string>
  /** Position of the appointment's last change in the list of changes. */
  change: number
}

export type Hold = Slot & { readonly id: string; readonly location: string; readonly expires: number }

/** A status and the body of the answer. */
export type Answer = { readonly status: number; readonly body: unknown }

export const problem = (status: number, code: string, detail?: string): Answer => ({
  status,
  body: { code, ...(detail !== undefined && { detail }) },
})
