import { changeWizard } from '../../wizard/change-wizard.js'

/** What the forms of the page do. */
export const changeAccountBooking = changeWizard('account-booking')
