/** Names of the invoice types. */
export const invoiceTypeMessages = {
  'invoiceType.paper': 'Pappersfaktura',
  'invoiceType.einvoice': 'E-faktura',
  'invoiceType.pdf': 'PDF via e-post',
  'invoiceType.physical': 'Utlämnad i butik',
} as const
