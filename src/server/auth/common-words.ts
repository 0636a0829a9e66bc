/** Words and names that the commonest passwords are made of, lower-cased. */
export const commonWords: ReadonlySet<string> = new Set(
  `
  password passwort passord parola pass word login admin administrator root user guest test tester testing temp default system
  welcome hello hallo hola letmein changeme change secret access master mypass trustno server network computer internet
  windows google facebook instagram youtube samsung iphone apple android nokia sony nintendo playstation xbox minecraft
  iloveyou ilove love lover loveme forever always baby babygirl babyboy angel sweet sweetheart honey princess prince queen king
  beautiful pretty cutie sexy kiss kisses heart darling mommy mother mom daddy father dad family sister brother girl boy
  sunshine summer winter spring autumn flower flowers rainbow butterfly star stars moon sun sky ocean blue red green black
  white pink purple yellow orange silver golden gold diamond cookie chocolate coffee cheese banana apple lemon peach candy
  monkey dragon tiger lion eagle wolf panther bear horse dolphin shark snake spider bird fish dog doggy puppy cat kitty kitten
  bunny rabbit football soccer baseball basketball hockey tennis golf volleyball liverpool chelsea arsenal manchester united
  barcelona realmadrid madrid juventus milan cowboys steelers yankees lakers eagles ferrari porsche mercedes mustang corvette
  harley yamaha honda toyota superman batman spiderman pokemon pikachu naruto starwars startrek matrix hunter killer ninja
  warrior soldier shadow phantom ghost demon devil hell heaven jesus christ god bless blessed faith hope grace peace freedom
  happy happiness lucky smile crazy stupid fuck fucker fuckyou bitch asshole pussy dick money dollar rich boss cool awesome
  super mega power magic wizard music guitar rock metal rap hiphop metallica slipknot nirvana eminem beatles whatever nothing
  something anything everything qwerty asdf michael michelle jessica jennifer ashley amanda daniel david andrew anthony joshua
  matthew christopher christian christina jordan justin brandon robert william charlie charles thomas george james john johnny
  joseph joe jack jackson jason jonathan nicholas nicole natalie natasha victoria veronica vanessa samantha stephanie sebastian
  alexander alexandra alexandre alexis alex andrea angela angelina anna maria marie mario marina martin martina patricia patrick
  peter paul pedro carlos antonio roberto ricardo fernando francisco eduardo gabriel rafael miguel manuel isabella elizabeth
  barbara rebecca rachel melissa monica caroline catherine katherine karina dominic benjamin samuel edward frank richard
  steven stephen kevin brian eric adam mark luke thomas taylor tyler dakota austin dallas london paris england america canada
  mexico brasil russia ukraine poland germany france italia spain india china japan january february march april june july
  august september october november december monday friday sunday mon tues new old my your our the and you are for one two
  three four five six seven eight nine ten number first last best good great little big hot ice fire water thunder lightning
  storm dark light night day time life live dead death world earth mars venus planet star trek wars harry potter snoopy
  tinkerbell mickey minnie garfield tigger winnie pooh simpsons scooby elephant turtle penguin cherry cherries strawberry
  ginger pepper maggie buster bailey sophie molly lucy daisy ruby oscar rocky toby max sam charlie harley cooper bella lola
  marlboro nascar racing driver rider biker skater surfer player gamer games game qwert abc xyz abcd aaa bbb ccc zzz
  terminator california enterprise translator undertaker salamander dragonball dragonballz microphone washington highlander
  abracadabra abrakadabra alessandro konstantin aleksandra aleksandr anastasia anastasiya underground evangelion sonyericsson
  ericsson university roadrunner ironmaiden maiden mississippi revolution absolutely friendster skateboard ronaldinho ronaldo
  information supersonic cheerleader experience experienced blackberry mastermind finalfantasy fantasy losangeles wachtwoord
  unbelievable lamborghini justinbieber bieber armageddon casablanca lighthouse evanescence motdepasse braveheart maximilian
  needforspeed devilmaycry montecarlo callofduty pathfinder volkswagen supernatural astalavista professional contrasena senha
  heslo haslo lozinka salasana sifre parool adgangskode losenord clave chiave tokiohotel inside underworld understand
  millennium generation television telephone motorcycle basketball photography engineering technology electronic electric
  philadelphia manhattan hollywood newyork chicago boston houston phoenix sandiego sanfrancisco florida texas virginia carolina
  georgia kentucky michigan oklahoma wisconsin australia argentina venezuela colombia switzerland amsterdam barcelona valencia
  francesco francesca giovanni giuseppe valentina valentino margarita svetlana ekaterina vladimir valentin christophe
  guillaume stephane frederic dominique emmanuel alejandro alejandra guadalupe fernanda santiago sunflower strawberry
  blueberry watermelon pineapple marshmallow peanut butter snowball snowflake snowman chipmunk hedgehog crocodile
  hippopotamus caterpillar grasshopper dragonfly firebird thunderbird blackbird nightmare nighthawk moonlight starlight
  sunrise sunset midnight twilight shadowman werewolf vampire zombie halloween christmas birthday valentine holiday vacation
  friendship friends bestfriend boyfriend girlfriend together beloved loving lovely loveyou loves mylove myself destiny
  serendipity inspiration imagination creative creation perfect perfection excellent wonderful fantastic awesome
  `
    .trim()
    .split(/\s+/),
);
