/** Video controls. */
export const videoMessages = {
  'video.play': 'Spela',
  'video.pause': 'Pausa',
} as const
