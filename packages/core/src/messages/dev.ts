/** Log texts for developers. */
export const devMessages = {
  'dev.widget.notConfigured': 'Rekommendationerna är inte konfigurerade. Omslut appen med widgetens provider.',
  'dev.widget.navigateRequired': 'Du måste ange en navigateFunction när ramverkets router inte används.',
  'dev.widget.marketNotSet': 'Marknad är inte angiven.',
  'dev.widget.singleInstance': 'Det får bara finnas en instans per uniqueInstanceKeyForState.',
  'dev.widget.differentOrigin': 'Navigering utan sidladdning till {url} går inte: adressen har annat ursprung.',
  'dev.widget.noImageSrc': 'Bildadress saknas.',
  'dev.widget.fetchFailed': 'Sökresultaten kunde inte hämtas.',
} as const
