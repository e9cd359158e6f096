// Compiled from the JSON catalogues by `pnpm messages`.
import { message, type Value } from '../message.js'
/** validation.ssn.required */ export const ssnRequired = () => 'Ange ditt personnummer.'
/** validation.ssn.invalid */ export const ssnInvalid = () => 'Ange personnumret i formatet ÅÅÅÅMMDD-XXXX.'
/** validation.ssn.checksum */ export const ssnChecksum = () => 'Personnumret stämmer inte. Kontrollera siffrorna.'
/** validation.ssn.future */ export const ssnFuture = () => 'Födelsedatumet i personnumret ligger i framtiden.'
/** validation.ssn.ageGroupMismatch */ export const ssnAgeGroupMismatch = (p: { readonly ageGroup: Value }) => `Personnumret stämmer inte med åldersgruppen ${p.ageGroup}.`
/** validation.ssnDk.required */ export const ssnDkRequired = () => 'Ange ditt danska personnummer (CPR-nummer).'
/** validation.ssnDk.invalid */ export const ssnDkInvalid = () => 'Ange CPR-numret i formatet DDMMÅÅ-XXXX.'
/** validation.firstName.required */ export const firstNameRequired = () => 'Ange ditt förnamn.'
/** validation.firstName.invalid */ export const firstNameInvalid = () => 'Förnamnet får bara innehålla bokstäver och siffror, och mellan dem ett bindestreck, en apostrof, en punkt eller ett mellanslag i taget.'
/** validation.firstName.length */ export const firstNameLength = (p: { readonly max: Value }) => `Förnamnet får vara högst ${p.max} tecken.`
/** validation.lastName.required */ export const lastNameRequired = () => 'Ange ditt efternamn.'
/** validation.lastName.invalid */ export const lastNameInvalid = () => 'Efternamnet får bara innehålla bokstäver och siffror, och mellan dem ett bindestreck, en apostrof, en punkt eller ett mellanslag i taget.'
/** validation.lastName.length */ export const lastNameLength = (p: { readonly max: Value }) => `Efternamnet får vara högst ${p.max} tecken.`
/** validation.name.invalid */ export const nameInvalid = () => 'Ange ett giltigt namn.'
/** validation.mobile.required */ export const mobileRequired = () => 'Ange ditt mobilnummer.'
/** validation.mobile.invalid */ export const mobileInvalid = () => 'Ange ett giltigt mobilnummer, till exempel 070-123 45 67.'
/** validation.mobile.foreign */ export const mobileForeign = () => 'Vi skickar bara sms till svenska mobilnummer.'
/** validation.customerNumber.invalid */ export const customerNumberInvalid = (p: { readonly digits: Value }) => `Ange kundnumret med ${p.digits} siffror.`
/** validation.customerNumber.unknown */ export const customerNumberUnknown = () => 'Det finns ingen kund med det numret.'
/** validation.paymentLink.channel */ export const paymentLinkChannel = () => 'Välj om länken ska skickas med sms eller e-post.'
/** validation.phone.invalid */ export const phoneInvalid = () => 'Ange ett giltigt telefonnummer.'
/** validation.email.required */ export const emailRequired = () => 'Ange din e-postadress.'
/** validation.email.invalid */ export const emailInvalid = () => 'Ange en giltig e-postadress, till exempel namn@exempel.se.'
/** validation.passwordShopWords */ export const passwordShopWords = () => 'glasögon solglasögon optiker linser'
/** validation.password.required */ export const passwordRequired = () => 'Ange ett lösenord.'
/** validation.password.tooShort */ export const passwordTooShort = (p: { readonly min: Value }) => `Lösenordet måste vara minst ${p.min} tecken.`
/** validation.password.tooLong */ export const passwordTooLong = (p: { readonly max: Value }) => `Lösenordet får vara högst ${p.max} tecken.`
/** validation.password.mismatch */ export const passwordMismatch = () => 'Lösenorden stämmer inte överens.'
/** validation.password.repeatRequired */ export const passwordRepeatRequired = () => 'Upprepa lösenordet.'
/** validation.password.newMismatch */ export const passwordNewMismatch = () => 'Det nya lösenordet stämmer inte med upprepningen.'
/** validation.password.common */ export const passwordCommon = () => 'Lösenordet är för vanligt. Välj ett annat.'
/** validation.password.currentWrong */ export const passwordCurrentWrong = () => 'Nuvarande lösenord stämmer inte.'
/** validation.terms.required */ export const termsRequired = () => 'Du behöver godkänna villkoren för att fortsätta.'
/** validation.city.required */ export const cityRequired = () => 'Ange ort.'
/** validation.city.invalid */ export const cityInvalid = () => 'Ange en giltig ort.'
/** validation.street.required */ export const streetRequired = () => 'Ange gatuadress.'
/** validation.street.invalid */ export const streetInvalid = () => 'Ange en giltig gatuadress.'
/** validation.postalCode.required */ export const postalCodeRequired = () => 'Ange postnummer.'
/** validation.postalCode.invalid */ export const postalCodeInvalid = () => 'Ange ett giltigt postnummer med fem siffror.'
/** validation.discount.required */ export const discountRequired = () => 'Ange en rabattkod.'
/** validation.discount.invalid */ export const discountInvalid = () => 'Rabattkoden är inte giltig.'
/** validation.discount.expired */ export const discountExpired = () => 'Rabattkoden har gått ut.'
/** validation.discount.notApplicable */ export const discountNotApplicable = () => 'Rabattkoden gäller inte för varorna i varukorgen.'
/** validation.discount.used */ export const discountUsed = () => 'Rabattkoden är redan använd.'
/** validation.discount.usedUp */ export const discountUsedUp = () => 'Rabattkoden är slut. Den har använts så många gånger som den gäller.'
/** validation.discount.firstPurchase */ export const discountFirstPurchase = () => 'Rabattkoden gäller bara ditt första köp.'
/** validation.giftcard.numberRequired */ export const giftcardNumberRequired = /* @__PURE__ */ message('validation.giftcard.numberRequired', () => 'Ange presentkortets nummer.')
/** validation.giftcard.pinRequired */ export const giftcardPinRequired = /* @__PURE__ */ message('validation.giftcard.pinRequired', () => 'Ange presentkortets pinkod.')
/** validation.giftcard.receiverRequired */ export const giftcardReceiverRequired = () => 'Ange mottagarens e-postadress.'
/** validation.giftcard.invalid */ export const giftcardInvalid = () => 'Uppgifterna för presentkortet stämmer inte.'
/** validation.birthDate.required */ export const birthDateRequired = () => 'Ange ditt födelsedatum.'
/** validation.birthDate.invalid */ export const birthDateInvalid = () => 'Ange födelsedatumet i formatet ÅÅMMDD.'
/** validation.birthDate.mismatch */ export const birthDateMismatch = () => 'Födelsedatumet stämmer inte med uppgifterna vi har.'
/** validation.orgNumber.required */ export const orgNumberRequired = () => 'Ange organisationsnummer.'
/** validation.orgNumber.invalid */ export const orgNumberInvalid = () => 'Ange organisationsnumret i formatet NNNNNN-NNNN.'
/** validation.orgNumber.checksum */ export const orgNumberChecksum = () => 'Organisationsnumret stämmer inte. Kontrollera siffrorna.'
/** validation.invoiceAddress.required */ export const invoiceAddressRequired = () => 'Ange fakturaadress.'
/** validation.invoiceReference.required */ export const invoiceReferenceRequired = () => 'Ange en fakturareferens.'
/** validation.invoiceReference.format */ export const invoiceReferenceFormat = (p: { readonly format: Value }) => `Referensen ska ha formatet ${p.format}.`
/** validation.lens.power */ export const lensPower = (p: { readonly maximum: Value; readonly eye: string; readonly power: Value }) => `Glaset passar styrkor upp till ±${p.maximum}, men ${p.eye === 'right' ? 'höger' : 'vänster'} öga behöver ${p.power}.`
/** validation.lens.diameter */ export const lensDiameter = (p: { readonly eye: string; readonly needed: Value; readonly diameter: Value }) => `Glaset räcker inte till bågen: för ${p.eye === 'right' ? 'höger' : 'vänster'} öga behövs ett glas på ${p.needed} mm och det här görs i ${p.diameter} mm.`
/** validation.lens.recommended */ export const lensRecommended = (p: { readonly lens: Value }) => `Vi rekommenderar: ${p.lens}.`
/** validation.lens.onRequest */ export const lensOnRequest = () => 'Sådana glas slipar vi på beställning. Kontakta en butik, så hjälper vi dig.'
/** validation.note.invalid */ export const noteInvalid = (p: { readonly max: Value }) => `Meddelandet innehåller otillåtna tecken eller är för långt (högst ${p.max} tecken).`
/** validation.date.invalid */ export const dateInvalid = () => 'Ange ett giltigt datum.'
/** validation.date.past */ export const datePast = () => 'Datumet måste ligga framåt i tiden.'
/** validation.date.range */ export const dateRange = () => 'Till-datumet måste vara samma dag som eller senare än från-datumet.'
/** validation.date.notWorkday */ export const dateNotWorkday = () => 'Välj en vardag. Vi levererar inte på helger och röda dagar.'
/** validation.quantity.range */ export const quantityRange = (p: { readonly min: Value; readonly max: Value }) => `Ange ett antal mellan ${p.min} och ${p.max}.`
/** validation.employeeNumber.required */ export const employeeNumberRequired = () => 'Ange anställningsnummer.'
/** validation.reason.required */ export const reasonRequired = () => 'Välj en orsak.'
/** validation.selection.required */ export const selectionRequired = () => 'Gör ett val för att fortsätta.'
/** validation.mobile.length */ export const mobileLength = (p: { readonly min: Value; readonly max: Value }) => `Mobilnumret ska ha mellan ${p.min} och ${p.max} siffror.`
/** validation.email.length */ export const emailLength = (p: { readonly max: Value }) => `E-postadressen får vara högst ${p.max} tecken.`
/** validation.street.length */ export const streetLength = (p: { readonly min: Value; readonly max: Value }) => `Gatuadressen ska ha mellan ${p.min} och ${p.max} tecken.`
/** validation.city.length */ export const cityLength = (p: { readonly min: Value; readonly max: Value }) => `Orten ska ha mellan ${p.min} och ${p.max} tecken.`
/** validation.otp.required */ export const otpRequired = () => 'Ange koden du fick.'
/** validation.otp.invalid */ export const otpInvalid = (p: { readonly length: Value }) => `Koden ska bestå av ${p.length} siffror.`
/** validation.orderNumber.required */ export const orderNumberRequired = () => 'Ange ordernumret. Det står i orderbekräftelsen.'
/** validation.orderNumber.invalid */ export const orderNumberInvalid = () => 'Ange ordernumret med åtta siffror.'
/** validation.discount.minimum */ export const discountMinimum = (p: { readonly amount: Value }) => `Koden gäller köp för minst ${p.amount}.`
/** validation.discount.minimumCovered */ export const discountMinimumCovered = (p: { readonly amount: Value }) => `Koden gäller när varorna som den omfattar kostar minst ${p.amount}.`
/** validation.ocr.invalid */ export const ocrInvalid = () => 'OCR-numret stämmer inte. Kontrollera siffrorna.'
/** validation.fullName.required */ export const fullNameRequired = () => 'Ange ditt för- och efternamn.'
/** validation.fullName.invalid */ export const fullNameInvalid = (p: { readonly max: Value }) => `Namnet får bara innehålla bokstäver och siffror, och mellan dem ett bindestreck, en apostrof, en punkt eller ett mellanslag i taget. Det får vara högst ${p.max} tecken.`
/** validation.withdrawalGoods.length */ export const withdrawalGoodsLength = (p: { readonly max: Value }) => `Skriv vilka varor det gäller med högst ${p.max} tecken.`
/** validation.withdrawalGoods.link */ export const withdrawalGoodsLink = () => 'Skriv bara vilka varor det gäller, utan länkar och adresser.'
/** validation.paymentLink.amount */ export const paymentLinkAmount = (p: { readonly min: Value; readonly max: Value }) => `Ange ett belopp mellan ${p.min} och ${p.max}.`
/** validation.paymentLink.purpose */ export const paymentLinkPurpose = (p: { readonly min: Value; readonly max: Value }) => `Skriv vad betalningen gäller, ${p.min} till ${p.max} tecken.`
/** validation.invoice.text */ export const invoiceText = (p: { readonly min: Value; readonly max: Value }) => `Skriv vad raden gäller, ${p.min} till ${p.max} tecken.`
/** validation.invoice.price */ export const invoicePrice = (p: { readonly min: Value; readonly max: Value }) => `Ange ett pris mellan ${p.min} och ${p.max}.`
/** validation.invoice.quantity */ export const invoiceQuantity = (p: { readonly min: Value; readonly max: Value }) => `Ange ett antal mellan ${p.min} och ${p.max}.`
/** validation.invoice.days */ export const invoiceDays = (p: { readonly min: Value; readonly max: Value }) => `Ange mellan ${p.min} och ${p.max} dagar.`
/** validation.invoice.amount */ export const invoiceAmount = (p: { readonly max: Value }) => `Fakturan får vara på högst ${p.max}.`
/** validation.guardian.mobileRequired */ export const guardianMobileRequired = () => 'Ange vårdnadshavarens mobilnummer.'
/** validation.child.ssnRequired */ export const childSsnRequired = () => 'Ange barnets personnummer.'
/** validation.child.firstNameRequired */ export const childFirstNameRequired = () => 'Ange barnets förnamn.'
/** validation.child.lastNameRequired */ export const childLastNameRequired = () => 'Ange barnets efternamn.'
/** validation.guardian.nameRequired */ export const guardianNameRequired = () => 'Ange vårdnadshavarens namn.'
/** validation.booking.slotUnknown */ export const bookingSlotUnknown = () => 'Välj en tid i listan.'
/** validation.booking.ageGroupRequired */ export const bookingAgeGroupRequired = () => 'Välj åldersgrupp.'
/** validation.booking.storeUnknown */ export const bookingStoreUnknown = () => 'Välj en butik.'
/** validation.companyName.required */ export const companyNameRequired = () => 'Ange företagets namn.'
/** validation.companyName.invalid */ export const companyNameInvalid = (p: { readonly max: Value }) => `Företagets namn får ha högst ${p.max} tecken och inte innehålla < eller >.`
/** validation.requisition.costCentre */ export const requisitionCostCentre = () => 'Ett kostnadsställe har högst 20 bokstäver, siffror och bindestreck.'
/** validation.requisition.employee */ export const requisitionEmployee = () => 'Ett anställningsnummer har högst 12 siffror.'
/** validation.managerEmail.required */ export const managerEmailRequired = () => 'Ange chefens e-postadress.'
/** validation.contact.required */ export const contactRequired = () => 'Ange en kontaktperson.'
/** validation.line.invalid */ export const lineInvalid = (p: { readonly max: Value }) => `Texten innehåller otillåtna tecken eller är för lång (högst ${p.max} tecken).`
/** validation.date.between */ export const dateBetween = (p: { readonly from: Value; readonly to: Value }) => `Välj en dag mellan ${p.from} och ${p.to}.`
/** validation.date.workday */ export const dateWorkday = () => 'Välj en vardag.'
/** validation.participants.range */ export const participantsRange = (p: { readonly min: Value; readonly max: Value }) => `Ange ett antal deltagare mellan ${p.min} och ${p.max}.`
/** validation.answer.required */ export const answerRequired = () => 'Skriv varför, så att företaget får veta det.'
/** validation.time.invalid */ export const timeInvalid = () => 'Ange en tid, till exempel 09:00.'
