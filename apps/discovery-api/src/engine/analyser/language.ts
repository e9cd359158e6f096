/** Languages the analyser knows; others are folded and split, but not stemmed. */
export type Language = 'sv' | 'en' | 'no' | 'da' | 'fi' | 'de' | 'nl' | 'other'
