/**
 * Words that Swedish passwords often contain, most common first, including words of this shop. Lower case without
 * accents. zxcvbn has the international ones.
 */
export const SWEDISH_PASSWORDS: readonly string[] = (
  'password losenord qwerty hejsan hejhej iloveyou welcome valkommen sommar vinter admin letmein monkey dragon hemlig ' +
  'hemligt secret fotboll football hockey master sunshine princess prinsessa shadow superman batman pokemon charlie ' +
  'sverige sweden stockholm goteborg malmo uppsala hejdu hejjag alskling alskar alskardig jagalskardig kaerlek karlek ' +
  'loveyou mamma pappa familj family bajen hammarby djurgarden blavitt kissekatt katten hunden kalle ' +
  'anka kalleanka pelle nisse svensson andersson johansson karlsson nilsson eriksson larsson olsson persson gustafsson ' +
  'anna eva maria karin kristina lena kerstin sara emma malin jenny linda elin johanna amanda linnea matilda alice maja ' +
  'ella wilma ebba julia erik lars karl anders johan per nils mikael jan lennart hans olle gustav fredrik daniel andreas ' +
  'oskar oscar viktor victor simon emil alexander william lucas liam hugo noah elias filip philip robin jonas marcus ' +
  'michael jennifer jessica ashley thomas robert jordan hunter ranger buster killer george andrew joshua matthew michelle ' +
  'summer winter spring autumn var host januari februari mars april maj juni juli augusti september oktober november ' +
  'december mandag tisdag onsdag torsdag fredag lordag sondag monday friday sunday flower blomma choklad chocolate banan ' +
  'banana cookie cheese pizza kaffe coffee glass godis volvo saab ferrari mustang mercedes porsche yamaha harley ' +
  'starwars computer dator internet google facebook samsung apple microsoft windows linux hello hej freedom whatever ' +
  'trustno passw test testar temp default guest gast user anvandare login logga root changeme andramig access baseball ' +
  'basketball soccer tennis golf musik music rocknroll metallica nirvana abba zlatan messi ronaldo liverpool arsenal ' +
  'chelsea united barcelona juventus angel lovely jordgubbe midsommar jultomten ' +
  'tomten santa snow sommarlov semester abc asd zxc katt hund hast hamster kanin pippi langstrump bamse emil ' +
  'klarsikt optiker glasogon linser linserna glasses optician'
).split(' ')
