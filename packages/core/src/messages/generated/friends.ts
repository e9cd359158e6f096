// Compiled from the JSON catalogues by `pnpm messages`.
import { digits, type Value } from '../message.js'
/** friends.created */ export const created = () => 'Välkommen till Friends!'
/** friends.joined */ export const joined = () => 'Du är nu medlem i Friends.'
/** friends.alreadyMember */ export const alreadyMember = () => 'Du är redan medlem i Friends.'
/** friends.perk.frames */ export const perkFrames = () => '50 % rabatt på bågar vid bokad synundersökning'
/** friends.perk.accident */ export const perkAccident = () => '365 dagars olycksfallsgaranti'
/** friends.perk.exchange */ export const perkExchange = () => '100 dagars bytesrätt'
/** friends.perk.revisit */ export const perkRevisit = () => 'Fria återbesök i ett år'
/** friends.referral.code */ export const referralCode = () => 'Din värvningskod'
/** friends.intro */ export const intro = () => 'Klarsikts kundklubb. Medlemskapet kostar ingenting och gäller i alla butiker och här på webbplatsen.'
/** friends.perks */ export const perks = () => 'Dina förmåner'
/** friends.perksOfMembers */ export const perksOfMembers = () => 'Det här får du som medlem'
/** friends.perk.framesText */ export const perkFramesText = () => 'Dras av i varukorgen när du har en bokad synundersökning. Gäller bågar, inte glas, och inte tillsammans med en rabattkod.'
/** friends.perk.accidentText */ export const perkAccidentText = (p: { readonly days: Value }) => `Går glasögonen sönder inom ${p.days} dagar från köpet ersätter vi dem.`
/** friends.perk.exchangeText */ export const perkExchangeText = (p: { readonly days: Value }) => `Byt till en annan båge inom ${p.days} dagar. Det är ett byte och ersätter inte din ångerrätt.`
/** friends.perk.revisitText */ export const perkRevisitText = () => 'Hos din optiker i ett år efter undersökningen.'
/** friends.join.title */ export const joinTitle = () => 'Bli medlem'
/** friends.join.terms */ export const joinTerms = (p: { readonly age: Value }) => `Jag är minst ${p.age} år och godkänner medlemsvillkoren.`
/** friends.join.termsRequired */ export const joinTermsRequired = () => 'Godkänn medlemsvillkoren för att bli medlem.'
/** friends.join.readTerms */ export const joinReadTerms = () => 'Läs medlemsvillkoren'
/** friends.join.code */ export const joinCode = () => 'Värvningskod från en vän'
/** friends.join.codeHint */ export const joinCodeHint = () => 'Åtta tecken, till exempel KRT4-8WMZ.'
/** friends.member.since */ export const memberSince = (p: { readonly date: Value }) => `Medlem sedan ${p.date}`
/** friends.months */ export const months = (p: { readonly count: number }) => p.count === 0 ? 'Inga kostnadsfria månader än' : p.count === 1 ? 'En kostnadsfri månad' : `${digits(p.count)} kostnadsfria månader`
/** friends.months.title */ export const monthsTitle = () => 'Kostnadsfria månader'
/** friends.months.text */ export const monthsText = () => 'Dras av på kommande fakturor för glasögonabonnemanget Lifestyle. Har du inget abonnemang sparas månaderna tills du tecknar ett.'
/** friends.referral.title */ export const referralTitle = () => 'Värva en vän'
/** friends.referral.text */ export const referralText = (p: { readonly friend: number; readonly referrer: number }) => `Din vän får ${p.friend === 1 ? 'en kostnadsfri månad' : `${digits(p.friend)} kostnadsfria månader`} på glasögonabonnemanget Lifestyle och du får ${p.referrer === 1 ? 'en' : digits(p.referrer)}, när vännens abonnemang är aktivt.`
/** friends.referral.link */ export const referralLink = () => 'Din länk'
/** friends.referral.copy */ export const referralCopy = () => 'Kopiera länken'
/** friends.referral.linkCopied */ export const referralLinkCopied = () => 'Länken är kopierad.'
/** friends.referral.copyFailed */ export const referralCopyFailed = () => 'Länken kunde inte kopieras. Markera den och kopiera för hand.'
/** friends.referral.waiting */ export const referralWaiting = (p: { readonly count: number }) => p.count === 1 ? 'En vän har använt din kod och har inget aktivt abonnemang än.' : `${digits(p.count)} vänner har använt din kod och har inget aktivt abonnemang än.`
/** friends.referral.credited */ export const referralCredited = (p: { readonly count: number }) => p.count === 1 ? 'En vän har gett dig en kostnadsfri månad.' : `${digits(p.count)} vänner har gett dig kostnadsfria månader.`
/** friends.redeem.title */ export const redeemTitle = () => 'Har du fått en kod?'
/** friends.redeem.text */ export const redeemText = () => 'En ny kund kan använda en värvningskod en gång, före sitt första köp.'
/** friends.redeem.code */ export const redeemCode = () => 'Värvningskod'
/** friends.redeem.action */ export const redeemAction = () => 'Använd koden'
/** friends.redeem.done */ export const redeemDone = () => 'Koden är sparad. Dina kostnadsfria månader räknas in när ditt abonnemang är aktivt.'
/** friends.redeem.waiting */ export const redeemWaiting = (p: { readonly count: number }) => `Du är värvad av en vän. Du får ${p.count === 1 ? 'en kostnadsfri månad' : `${digits(p.count)} kostnadsfria månader`} när ditt glasögonabonnemang är aktivt.`
/** friends.redeem.credited */ export const redeemCredited = () => 'Du är värvad av en vän och har fått dina kostnadsfria månader.'
/** friends.redeem.codeRequired */ export const redeemCodeRequired = () => 'Ange koden.'
/** friends.redeem.unknown */ export const redeemUnknown = () => 'Koden finns inte. Kontrollera den.'
/** friends.redeem.own */ export const redeemOwn = () => 'Det är din egen kod. Du kan inte värva dig själv.'
/** friends.redeem.used */ export const redeemUsed = () => 'Du har redan använt en värvningskod.'
/** friends.redeem.notNew */ export const redeemNotNew = () => 'Koden gäller bara nya kunder, och du har handlat hos oss förut.'
/** friends.leave.title */ export const leaveTitle = () => 'Avsluta medlemskapet'
/** friends.leave.text */ export const leaveText = () => 'Förmånerna upphör genast. Kostnadsfria månader som du har fått finns kvar, och du kan bli medlem igen när du vill.'
/** friends.leave.confirm */ export const leaveConfirm = () => 'Ja, avsluta medlemskapet'
/** friends.left */ export const left = () => 'Ditt medlemskap i Friends är avslutat.'
/** friends.summary */ export const summary = () => 'Förmåner, värvningskod och kostnadsfria månader.'
/** friends.bookExam */ export const bookExam = () => 'Boka en synundersökning'
/** friends.notMember */ export const notMember = () => 'Det här är för medlemmar i Friends. Bli medlem först.'
/** friends.join.intro */ export const joinIntro = () => 'Fyll i det här så är du medlem direkt. Vi använder namn och e-post från ditt konto.'
/** friends.join.action */ export const joinAction = () => 'Bli medlem'
/** friends.signup.withCode */ export const signupWithCode = (p: { readonly code: Value }) => `Du har fått koden ${p.code} av en vän. Vi fyller i den åt dig när du blir medlem.`
/** friends.signup.wrongCode */ export const signupWrongCode = () => 'Länken har ingen giltig värvningskod. Du kan bli medlem ändå, eller be din vän om en ny länk.'
/** friends.signup.register */ export const signupRegister = () => 'Skapa konto'
/** friends.signup.loginFirst */ export const signupLoginFirst = () => 'Logga in, eller skapa ett konto först om du inte har något.'
/** friends.months.kept */ export const monthsKept = (p: { readonly count: number }) => `Du har ${p.count === 1 ? 'en kostnadsfri månad' : `${digits(p.count)} kostnadsfria månader`} kvar för glasögonabonnemanget Lifestyle.`
/** friends.offer.applied */ export const offerApplied = (p: { readonly percent: Value }) => `Medlemspris: ${p.percent} % på bågen, eftersom du har en bokad synundersökning. Avbokar du den gäller inte rabatten.`
/** friends.offer.examMissing */ export const offerExamMissing = (p: { readonly percent: Value }) => `Boka en synundersökning, så får du som medlem i Friends ${p.percent} % på bågen.`
/** friends.offer.codeInstead */ export const offerCodeInstead = (p: { readonly percent: Value }) => `Rabattkoden gäller i stället för dina ${p.percent} % på bågen som medlem i Friends. Ta bort koden om du hellre vill ha medlemspriset.`
/** friends.exchange.title */ export const exchangeTitle = () => 'Byt båge som medlem'
/** friends.exchange.text */ export const exchangeText = (p: { readonly day: Value }) => `Som medlem i Friends kan du byta bågen till en annan till och med ${p.day}. Ta med den till en butik. Det är ett byte och ersätter inte din ångerrätt.`
/** friends.exchange.store */ export const exchangeStore = () => 'Hitta butik'
/** friends.examPrice.member */ export const examPriceMember = (p: { readonly price: Value }) => `${p.price}, medlemspris`
/** friends.examPrice.revisit */ export const examPriceRevisit = (p: { readonly price: Value }) => `Återbesök inom ett år: ${p.price}`
/** friends.examPrice.included */ export const examPriceIncluded = (p: { readonly price: Value }) => `Ingår i linsabonnemanget: ${p.price}`
/** friends.examPrice.lifestyle */ export const examPriceLifestyle = (p: { readonly price: Value }) => `Ingår i Lifestyle: ${p.price}`
/** friends.examPrice.free */ export const examPriceFree = () => 'Kostnadsfritt'
