// Compiled from the JSON catalogues by `pnpm messages`.
/** invoiceType.paper */ export const paper = () => 'Pappersfaktura'
/** invoiceType.einvoice */ export const einvoice = () => 'E-faktura'
/** invoiceType.pdf */ export const pdf = () => 'PDF via e-post'
/** invoiceType.physical */ export const physical = () => 'Utlämnad i butik'
