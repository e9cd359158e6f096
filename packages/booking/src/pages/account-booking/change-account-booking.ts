import { changeWizard } from '../../wizard/change-wizard.js'

/** Handles the forms of the wizard on the account's booking page. */
export const changeAccountBooking = changeWizard('account-booking')
