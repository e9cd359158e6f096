export { actAs } from './audit/acting-as.js'
export { type AuditAction, type AuditedChange, audit, auditAll } from './audit/audit.js'
export { auditShopper, auditShopperIn, cartChange } from './audit/audit-shopper.js'
export { eventData } from './audit/event-data.js'
export { type AuditRow, readAudit, readLastChange } from './audit/read-audit.js'
export { composeLetter } from './letter/compose-letter.js'
export { type EnqueueDeps, enqueueLetter, enqueueLetters } from './letter/enqueue-letter.js'
export {
  type LetterBlock,
  type LetterRow,
  amountTable,
  button,
  greeting,
  link,
  list,
  paragraph,
  subheading,
} from './letter/letter-blocks.js'
export { letterData } from './letter/letter-data.js'
export { type LetterHighlight, highlight } from './letter/letter-highlight.js'
export { type LetterPicture, pictureRow } from './letter/letter-pictures.js'
export { letterRow } from './letter/letter-row.js'
export { type LetterStep, stepList } from './letter/letter-steps.js'
export type { LetterContent, LetterContext, LetterData, LetterTemplate } from './letter/letter-template.js'
export { markEarlierLettersSent, markLettersSent } from './letter/mark-letters-sent.js'
export { type OrderOfLetter, orderPage } from './letter/order-page.js'
export { isResendable, requeueLetter } from './letter/requeue-letter.js'
export { setAside } from './letter/set-aside.js'
export { LETTER_STATES, type LetterState } from './letter/states.js'
export { type LetterParts, writeLetter } from './letter/write-letter.js'
export { SUMS, drawGoods, drawSeller, drawVat, printMoney } from './pdf/document-parts.js'
export { MARGIN, type Page, drawPdf } from './pdf/draw-pdf.js'
export { pdfReply } from './pdf/pdf-reply.js'
export { drawQr } from './pdf/qr.js'
export { type PdfTableRow, drawRule, drawTable, labelledRow } from './pdf/table.js'
export { asDecoration } from './pdf/tags.js'
export { writeSessionCookie } from './session/cookie.js'
export { endOtherSessions, holdLogin, listSessionsOf, noteConsent } from './session/customer-sessions.js'
export { deviceName, networkName } from './session/device.js'
export { customerDevice, knownDevice, staffDevice, writeDeviceCookie } from './session/known-device.js'
export { sessionData } from './session/session-data.js'
export type { Session } from './session/session.js'
export { SESSION_DAYS, moveSessionsToCart, rotateSession, startSession } from './session/sessions.js'
export { enqueueSms } from './sms/enqueue-sms.js'
export { smsNumber } from './sms/sms-number.js'
export { smsRow } from './sms/sms-row.js'
export { SMS_STATES, type SmsState } from './sms/states.js'
export { isUnderMaintenance, requireOpenPlatform, switchMaintenance } from './subscription-platform/maintenance.js'
export { endAllSessions, endSessionsOf, endStaffSessions } from './session/end-sessions.js'
