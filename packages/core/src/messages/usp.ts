/** The promises printed beside a product. */
export const uspMessages = {
  'usp.fastDelivery': 'Snabb leverans',
  'usp.freeReturn': 'Fri retur',
  'usp.freeReturnTryAtHome': 'Fri retur – prova hemma',
  'usp.freeAdjustments': 'Fria justeringar i butik',
  'usp.withdrawal30': '30 dagars ångerrätt',
  'usp.withdrawal90': '90 dagars ångerrätt',
  'usp.contactLensSafety': 'Trygghet för linsbärare',
  'usp.glassesMadeForYou': 'Glasögon tillverkade för dig online',
} as const
