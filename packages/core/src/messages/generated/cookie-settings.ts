// Compiled from the JSON catalogues by `pnpm messages`.
/** cookie.save */ export const save = () => 'Spara val'
/** cookie.group.C0001 */ export const groupC0001 = () => 'Nödvändiga'
/** cookie.group.C0002 */ export const groupC0002 = () => 'Statistik'
/** cookie.group.C0003 */ export const groupC0003 = () => 'Inställningar'
/** cookie.group.C0004 */ export const groupC0004 = () => 'Marknadsföring'
