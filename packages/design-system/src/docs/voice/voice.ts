/** Examples of the tone: what a shop easily says, and what this one says. */
export const PAIRS: readonly (readonly [before: string, after: string])[] = [
  ['Ogiltigt värde', 'Skriv postnumret med fem siffror, till exempel 753 20'],
  ['Fältet är obligatoriskt', 'Skriv din e-postadress'],
  ['Något gick fel', 'Vi kunde inte spara receptet. Försök igen om en stund.'],
  ['Betalningen nekades (402)', 'Banken sade nej till betalningen. Inget har dragits. Välj ett annat sätt att betala.'],
  ['Klicka här', 'Öppettider i Uppsala'],
  ['Läs mer', 'Så mäter du ditt pupillavstånd'],
  ['OK', 'Ta bort båge'],
  ['Är du säker?', 'Bågen är borttagen. Ångra'],
  ['Fantastiska glasögon!', 'Bågen väger 14 gram'],
  ['Passa på innan det är för sent!', 'Priset gäller till söndag 6 december'],
  ['Endast ett fåtal kvar', 'Två kvar i Uppsala'],
  ['Kunden ansvarar för returfrakten', 'Du betalar inget för att skicka tillbaka'],
  ['Din förfrågan har registrerats', 'Tack. Vi svarar i dag.'],
  ['Vänligen vänta', 'Hämtar lediga tider …'],
  ['Inga resultat', 'Inget heter så. Prova en annan stavning, eller se alla bågar.'],
  ['Sessionen har löpt ut', 'Du har loggats ut. Logga in igen, din varukorg är kvar.'],
  ['Tiden är inte längre tillgänglig', 'Någon hann före. Närmaste lediga tid är kl. 10:30.'],
  ['SPH måste vara ett giltigt decimaltal', 'Skriv styrkan i kvarts steg, till exempel −2,25'],
  ['Användaren saknar recept', 'Du har inga sparade recept. Lägg till ditt första.'],
  ['Premium antireflexbehandling', 'Mindre reflexer, så att andra ser dina ögon'],
]

/** The same word for the same thing everywhere. */
export const GLOSSARY: readonly (readonly [word: string, meaning: string])[] = [
  ['båge', 'Det som håller glasen. Inte ram, inte infattning.'],
  ['glas', 'Det man ser igenom. Inte lins: en lins bärs i ögat.'],
  ['skalm', 'Delen som vilar på örat.'],
  ['näsbrygga', 'Avståndet mellan glasen, i millimeter.'],
  ['PD', 'Pupillavstånd, i millimeter.'],
  ['recept', 'Styrkorna för båda ögonen, med dagen de mättes.'],
  ['öppet köp', 'Det vi lovar utöver lagen: varan kommer tillbaka hel, pengarna också.'],
  ['ångerrätt', 'Det lagen ger den som handlar på distans.'],
  ['synundersökning', 'Besöket hos en optiker. Inte syntest.'],
]

/** Words that promise, hurry or boast. A test makes sure that no text of the shop contains one. */
export const BANNED_WORDS: readonly string[] = [
  'fantastisk',
  'otrolig',
  'superpris',
  'missa inte',
  'passa på',
  'klicka här',
]
