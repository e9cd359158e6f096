import * as authMessages from '@klarsikt/core/messages/auth'
import * as bookingMessages from '@klarsikt/core/messages/booking'
import * as wizardMessages from '@klarsikt/core/messages/booking-wizard'
import * as fieldMessages from '@klarsikt/core/messages/field'
import { TextField } from '@klarsikt/design-system/text-field'
import { type DetailField } from './typed-details.js'
import styles from '../layout/booking.module.css'

export interface DetailFieldsProps {
  /** Returns the id, name, value and problem of a field. */
  readonly field: (name: DetailField) => {
    readonly id: string
    readonly name: DetailField
    readonly error: string | undefined
    readonly defaultValue: string | undefined
  }
  /** True for the details of another person. The browser must then not fill in the user's own. */
  readonly forOther?: boolean
}

/** Asks for the person's details and how to reach them. */
export function PersonFields({ field, forOther = false }: DetailFieldsProps) {
  const known = (name: string) => (forOther ? 'off' : name)
  return (
    <>
      <TextField
        {...field('ssn')}
        label={fieldMessages.ssn()}
        hint={wizardMessages.detailsSsnHint()}
        inputMode="numeric"
        autoComplete="off"
        required
      />
      <div className={styles.pair}>
        <TextField
          {...field('firstName')}
          label={fieldMessages.firstName()}
          autoComplete={known('given-name')}
          required
        />
        <TextField
          {...field('lastName')}
          label={fieldMessages.lastName()}
          autoComplete={known('family-name')}
          required
        />
      </div>
      <fieldset className={styles.group} aria-describedby="booking-contact-hint">
        <legend className={styles.legend}>{wizardMessages.detailsContact()}</legend>
        <p id="booking-contact-hint" className="ks-text-muted">
          {wizardMessages.detailsContactHint()}
        </p>
        <TextField
          {...field('email')}
          type="email"
          label={authMessages.email()}
          autoComplete={known('email')}
          required
        />
        <TextField
          {...field('mobile')}
          type="tel"
          label={fieldMessages.mobile()}
          autoComplete={known('tel')}
          required
        />
      </fieldset>
    </>
  )
}

/** Asks for the guardian whom the store calls about a child. */
export function GuardianFields({ field }: DetailFieldsProps) {
  return (
    <fieldset className={styles.group} aria-describedby="booking-guardian-hint">
      <legend className={styles.legend}>{wizardMessages.detailsGuardian()}</legend>
      <p id="booking-guardian-hint" className="ks-text-muted">
        {bookingMessages.guardian()}
      </p>
      <TextField {...field('guardianName')} label={wizardMessages.detailsGuardianName()} required />
      <TextField {...field('guardianMobile')} type="tel" label={wizardMessages.detailsGuardianMobile()} required />
    </fieldset>
  )
}
