export { createBankGiro } from './autogiro/bank-giro-folder.js'
export { newBooks as newBankGiroBooks, takeOrder } from './autogiro/bank-giro.js'
export { createCollectionAgency } from './collection/collection-agency.js'
export { createEInvoiceOperator } from './e-invoice/operator.js'
export {
  answerOrder as answerEInvoiceOrder,
  eInvoiceReport,
  newOperatorBooks as newEInvoiceBooks,
} from './e-invoice/answer-order.js'
export { mandateAdvice, paymentSpecification, rejectedDebits, takenBackDebits } from './autogiro/report-records.js'
export { camt054File } from './bank/camt054-file.js'
export type { BankIdAccess } from './bankid/https-server.js'
export { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.js'
export { startSandboxServer, type RunningSandbox } from './serve.js'
export type { Mail } from './mail/mailbox.js'
