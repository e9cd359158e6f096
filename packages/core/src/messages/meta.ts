/** Texts of the document head. */
export const metaMessages = {
  'meta.defaultDescription': 'Köp linser, glasögon och solglasögon på nätet - hos {brand}.',
  'meta.titleSeparator': ' | ',
} as const
