/**
 * Components that show nothing without an action: the story to play before the picture is taken. The others show all
 * stories in one sheet.
 */
export const PLAYED: Readonly<Record<string, string>> = {
  dialog: 'Modal',
  'skip-link': 'Focused',
  toast: 'Info',
}
