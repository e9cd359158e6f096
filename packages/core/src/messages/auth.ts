/** Login, registration and password. */
export const authMessages = {
  'auth.email': 'E-post',
  'auth.password': 'Lösenord',
  'auth.newPassword': 'Nytt lösenord',
  'auth.repeatPassword': 'Upprepa lösenord',
  'auth.currentPassword': 'Nuvarande lösenord',
  'auth.loginWithEmail': 'Logga in med e-post',
  'auth.forgotPassword': 'Glömt lösenordet?',
  'auth.resetSent':
    'Om det finns ett konto med den e-postadressen har vi skickat en länk för att återställa lösenordet.',
  'auth.resetDone': 'Ditt lösenord är ändrat. Logga in med det nya lösenordet.',
  'auth.resetLinkExpired': 'Länken gäller inte längre. Begär en ny.',
  'auth.register.success': 'Välkommen! Ditt konto är klart.',
  'auth.register.successPendingEmail': 'Nästan klart. Bekräfta din e-postadress via länken vi har mejlat.',
  'auth.register.error': 'Kontot kunde inte skapas. Försök igen.',
  'auth.emailVerified': 'Tack, din e-postadress är bekräftad.',
  'auth.resendVerification': 'Skicka mejlet igen',
  'auth.acceptTerms': 'Jag godkänner kontovillkoren och har läst integritetspolicyn.',
  'auth.loggedOut': 'Du är utloggad.',
  'auth.employeeNumber': 'Anställningsnummer',
  'auth.customerNumber': 'Kundnummer',
} as const
