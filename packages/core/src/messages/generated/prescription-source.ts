// Compiled from the JSON catalogues by `pnpm messages`.
/** prescriptionSource.photo */ export const photo = () => 'Receptet skickas som bild efter köpet'
/** prescriptionSource.later */ export const later = () => 'Receptet skickas efter köpet'
