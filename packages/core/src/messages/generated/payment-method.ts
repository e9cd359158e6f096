// Compiled from the JSON catalogues by `pnpm messages`.
/** paymentMethod.card */ export const card = () => 'Kort'
/** paymentMethod.einvoice */ export const einvoice = () => 'E-faktura'
/** paymentMethod.invoice */ export const invoice = () => 'Faktura'
/** paymentMethod.autogiro */ export const autogiro = () => 'Autogiro'
/** paymentMethod.klarna */ export const klarna = () => 'Klarna'
/** paymentMethod.klarnaInStore */ export const klarnaInStore = () => 'Klarna i butik'
/** paymentMethod.giftcard */ export const giftcard = () => 'Presentkort'
