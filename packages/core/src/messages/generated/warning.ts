// Compiled from the JSON catalogues by `pnpm messages`.
/** warning.unsavedChanges.title */ export const unsavedChangesTitle = () => 'Vill du lämna sidan?'
/** warning.unsavedChanges.body */ export const unsavedChangesBody = () => 'Dina ifyllda uppgifter sparas inte om du går vidare.'
/** warning.unsavedChanges.stay */ export const unsavedChangesStay = () => 'Stanna kvar'
/** warning.unsavedChanges.leave */ export const unsavedChangesLeave = () => 'Lämna sidan'
