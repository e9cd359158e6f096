export { changeWizard, type WizardAnswer } from './change-wizard.js'
export { loadWizard, type WizardData } from './load-wizard.js'
export { WizardPage, type WizardPageProps } from './wizard-page.js'
export type { WizardPlace } from './wizard-place.js'
