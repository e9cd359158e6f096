/** The statutory withdrawal function. */
export const withdrawalMessages = {
  'withdrawal.link': 'Ångra avtal här',
  'withdrawal.intro': 'Här kan du ångra ett köp du har gjort på distans. Du behöver inte ange någon orsak.',
  'withdrawal.orderNumber': 'Ordernummer',
  'withdrawal.items': 'Varor som ångras',
  'withdrawal.confirm': 'Bekräfta att jag ångrar avtalet',
  'withdrawal.received': 'Vi har tagit emot din begäran {dateTime}. En bekräftelse är skickad till {email}.',
  'withdrawal.notEligible':
    'Lagstadgad ångerrätt gäller inte för den här varan eftersom den är tillverkad efter dina uppgifter.',
  'withdrawal.mail.subject': 'Bekräftelse på att du har ångrat köpet {orderNumber}',
} as const
