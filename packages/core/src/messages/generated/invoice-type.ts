// Compiled from the JSON catalogues by `pnpm messages`.
/** invoiceType.paper */ export const paper = () => 'Pappersfaktura'
/** invoiceType.einvoice */ export const einvoice = () => 'E-faktura'
/** invoiceType.pdf */ export const pdf = () => 'PDF på Mina sidor'
/** invoiceType.physical */ export const physical = () => 'Utlämnad i butik'
