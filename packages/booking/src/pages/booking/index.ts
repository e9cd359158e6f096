export { changeWizard, type WizardAnswer } from '../../wizard/change-wizard.js'
export { loadWizard, type WizardData } from '../../wizard/load-wizard.js'
export { WizardPage, type WizardPageProps } from '../../wizard/wizard-page.js'
export type { WizardPlace } from '../../wizard/wizard-place.js'
