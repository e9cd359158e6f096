/** Texts read out by assistive technology. */
export const a11yMessages = {
  'a11y.cartUpdated': 'Varukorgen innehåller {count, plural, =0 {inga varor} one {# vara} other {# varor}}.',
  'a11y.resultsUpdated': '{count, plural, =0 {Inga träffar} one {# träff} other {# träffar}}',
  'a11y.carousel.next': 'Visa nästa',
  'a11y.carousel.prev': 'Visa föregående',
  'a11y.stepOf': 'Steg {current} av {total}: {name}',
  'a11y.expand': 'Visa mer',
  'a11y.collapse': 'Visa mindre',
  'a11y.required': 'obligatoriskt',
  'a11y.error': 'Fel: {message}',
  'a11y.notification': 'Meddelande',
} as const
