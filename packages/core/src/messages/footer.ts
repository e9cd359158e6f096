/** Footer texts. */
export const footerMessages = {
  'footer.customerService': 'Kundservice',
  'footer.about': 'Om oss',
  'footer.products': 'Produkter',
  'footer.membership': 'Medlemskap',
  'footer.cookieSettings': 'Cookieinställningar',
  'footer.payments': 'Vi tar emot',
  'footer.awards': 'Vårt eget märke',
  'footer.conformity': 'Försäkran om överensstämmelse (PDF)',
  'footer.withdrawal': 'Ångra avtal här',
  'footer.accessibility': 'Tillgänglighet',
  'footer.faq': 'Vanliga frågor',
  'footer.contact': 'Kontakta oss',
  'footer.stores': 'Hitta butik',
  'footer.terms': 'Villkor',
  'footer.jobs': 'Jobba hos oss',
  'footer.externalLink': 'extern länk',
} as const
