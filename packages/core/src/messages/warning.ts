/** Questions asked before work is lost. */
export const warningMessages = {
  'warning.unsavedChanges.title': 'Vill du lämna sidan?',
  'warning.unsavedChanges.body': 'Dina ifyllda uppgifter sparas inte om du går vidare.',
  'warning.unsavedChanges.stay': 'Stanna kvar',
  'warning.unsavedChanges.leave': 'Lämna sidan',
} as const
