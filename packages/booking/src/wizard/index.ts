export { type WizardAnswer, changeWizard } from './change-wizard.js'
export { type WizardData, loadWizard } from './load-wizard.js'
export { WizardPage, type WizardPageProps } from './wizard-page.js'
export { type WizardPlace } from './wizard-place.js'
