export { LinkStrip, type LinkStripProps } from './link-strip.js'
export { PrintButton } from './print-button.js'
export { StaffPage, type StaffPageProps } from './staff-page.js'
export type { StaffSectionKey } from './staff-sections.js'
