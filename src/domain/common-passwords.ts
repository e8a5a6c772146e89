/**
 * Stems of the passwords that leaks hold most of, in lower case: a password is compared without the digits and signs
 * around it and with letters in the place of look-alikes, so that one stem stands for many ("P@ssw0rd2024!"). Short
 * ones are here for what is put around them. The product's own name is one of them.
 */
const STEMS = `
schoolgate school parent parents teacher student kindergarten classroom homework education
password passwort passwd passw pass passcode passphrase mypassword thepassword newpassword oldpassword passwordpassword
secret topsecret mysecret secure security private access letmein letmeinnow openup opensesame sesame login logon signin
welcome welcomeback hello helloworld hellohello hallo goodbye changeme changeit change default guest user username test
testing tester testtest demo sample example temp temporary admin administrator root master superuser superman system
server computer internet network google gmail facebook instagram twitter youtube whatsapp tiktok snapchat microsoft
windows apple iphone android samsung nokia motorola linux ubuntu yahoo hotmail outlook amazon netflix spotify paypal
iloveyou iloveu loveyou loveme lovely love lover lovers mylove truelove iloveme ilovegod ilovemom iloveyousomuch
princess prince queen king kingkong angel angels babygirl babyboy baby sweet sweety sweetie sweetheart honey sunshine
sunflower flower flowers rose rainbow butterfly beautiful beauty pretty cutie sexy hottie happy happiness smile smiley
forever friend friends bestfriend family mother father mommy daddy mummy mama papa brother sister grandma grandpa
children kids boys girls football soccer baseball basketball hockey tennis golf softball volleyball rugby cricket
liverpool chelsea arsenal barcelona realmadrid juventus manchester manutd yankees lakers cowboys steelers eagles
packers raiders redsox patriots dolphins broncos giants rangers celtic tottenham bayern dortmund
monkey dragon tiger lion eagle falcon wolf bear panther shark dolphin turtle chicken penguin elephant unicorn kitty
kitten cat cats dog doggie puppy horse horses pony bunny rabbit fish hellokitty spider snake mustang ferrari porsche
mercedes corvette camaro toyota honda yamaha harley ducati audi bmw nissan subaru jaguar lamborghini
batman spiderman ironman avengers starwars starwar startrek pokemon pikachu naruto minecraft fortnite roblox playstation
xbox nintendo mario zelda sonic gameboy gamer games killer hunter ninja samurai warrior wizard magic magical merlin
matrix trustno trustnoone whatever nothing something anything everything nobody somebody blink metallica nirvana
slipknot eminem beatles elvis presley madonna shadow phantom ghost angelo devil lucifer heaven jesus jesuschrist christ
god godisgood godbless faith blessed blessing grace hope freedom liberty peace justice victory winner champion champ
summer winter spring autumn fall january february march april may june july august september october november december
monday tuesday wednesday thursday friday saturday sunday christmas easter birthday holiday vacation weekend morning
michael michelle jennifer jessica jordan ashley daniel david andrew anthony matthew joshua james john johnny joseph
robert richard thomas charles charlie christian christopher christine christina patrick william steven stephen george
kevin brian jason justin brandon nicholas nicole nathan samantha amanda andrea angela anna annie barbara benjamin bailey
buster buddy cookie chocolate cheese banana orange cherry strawberry peanut pepper ginger coffee coke pepsi pizza
taylor hannah harley hunter heather jasmine jackson jonathan joanna karen katie kelly kimberly laura lauren linda lisa
madison maggie maria marina martin mary melissa melanie molly morgan natalie natasha oliver olivia patricia peter
rachel rebecca robin ronald ronaldo messi sabrina samuel sandra sarah scott sebastian sharon sophie sophia stephanie
susan tiffany tigger trevor tyler vanessa veronica victoria vincent virginia xavier zachary alexander alexandra alexis
amelia bella brittany cameron carlos carolina caroline chelsea chloe claudia danielle diamond diana dominic donald
eduardo elizabeth emily emma erica fernando francis gabriel hello isabella jacob miguel pablo rafael ricardo roberto
bandit blowme boomer boston brooklyn california canada casper chicago colorado computer cooper corona crystal dakota
dallas denver diesel england europe florida france germany america american london mexico newyork paris texas italia
brasil brazil portugal espana india pakistan bangladesh malaysia indonesia philippines australia africa
gandalf genesis gold golden silver platinum diamond hammer hardcore harrypotter hogwarts hershey jellybean ladybug lucky
maverick mercury midnight moonlight nascar orlando phoenix pirate police power powerful prince purple purplerain
qazwsx qwerty qwertyuiop qwert qwertz azerty asdf asdfgh asdfghjkl asdfasdf zxcvbn zxcvbnm zxcvb qweasd qweasdzxc
red blue green yellow black white pink violet scooter scorpio skywalker snoopy snowball sparky startfinish stargate
steelers sunny super superstar swordfish thunder thunderbird tinkerbell trinity turbo united universal vampire viking
water watermelon wildcat windsor yankee yellowstone zaq zaqwsx abcabc abcdef access blahblah bubba bubbles
contrasena senha motdepasse hemmelig kennwort geheim schule ecole escuela escola soleil bonjour doudou loulou chouchou
teamo tequiero mivida amor amore ciao juventus fussball schatz hallohallo sommer winter
`;

/** See above; split when first asked for. */
let stems: ReadonlySet<string> | undefined;

/** Whether a word in lower case is one that many passwords are made of. */
export function isCommonStem(word: string): boolean {
  stems ??= new Set(STEMS.split(/\s+/).filter(Boolean));
  return stems.has(word);
}
