import { ok } from '@klarsikt/core/lib'
import { checkReview } from '@klarsikt/core/review'
import { readForm } from '@klarsikt/forms'

export const REVIEW_FIELDS = ['stars', 'fit', 'text'] as const

/** Checks a review by the rule of the backend, and returns it as it was typed. */
export const readReview = (form: FormData) =>
  readForm(form, REVIEW_FIELDS, (typed) => {
    const checked = checkReview(typed)
    return checked.ok ? ok(typed) : checked
  })
