/** Consent and the cookie list. */
export const cookieMessages = {
  'cookie.title': 'Vi använder cookies',
  'cookie.body':
    'Nödvändiga cookies behövs för att butiken ska fungera. Om du godkänner det använder vi även cookies för statistik, inställningar och marknadsföring. Du kan ändra dig när som helst.',
  'cookie.acceptAll': 'Godkänn alla',
  'cookie.rejectAll': 'Neka alla',
  'cookie.onlyNecessary': 'Bara nödvändiga',
  'cookie.settings': 'Inställningar',
  'cookie.save': 'Spara val',
  'cookie.group.C0001': 'Nödvändiga',
  'cookie.group.C0002': 'Statistik',
  'cookie.group.C0003': 'Inställningar',
  'cookie.group.C0004': 'Marknadsföring',
  'cookie.saved': 'Dina cookieval är sparade.',
  'cookie.list.name': 'Namn',
  'cookie.list.provider': 'Leverantör',
  'cookie.list.purpose': 'Ändamål',
  'cookie.list.duration': 'Lagringstid',
} as const
