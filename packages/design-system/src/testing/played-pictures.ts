/**
 * Components that show nothing until something is done: the story to play, whose window is the picture. All others show
 * their stories one under another.
 */
export const PLAYED: Readonly<Record<string, string>> = {
  dialog: 'Modal',
  'skip-link': 'Focused',
  toast: 'Info',
}
