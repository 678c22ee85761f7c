import { foldLookalikes } from './person-name';

/** Names that only the portal and the people who run it use, in both scripts and in the spellings that are usual. */
const reserved = [
	'Khamma Ghani',
	'Khama Ghani',
	'खम्मा घणी',
	'खमा घणी',
	'Administrator',
	'एडमिनिस्ट्रेटर',
	'ऐडमिनिस्ट्रेटर',
	'प्रशासक',
	'Admin',
	'एडमिन',
	'ऐडमिन',
	'एड्मिन',
	'एडमीन',
	'Support',
	'सपोर्ट',
	'Moderator',
	'मॉडरेटर',
	'मोडरेटर',
];

const notLetters = /[^\p{L}\p{M}]/gu;
const accentsAndNukta = /[\u0300-\u036f\u093c]/g;

/**
 * The letters of a name: without look-alikes of other scripts, case, accents, signs and spaces, and doubled letters once.
 * The folds of the search take more spellings for one (Armin for Admin, Kama Gani for खम्मा घणी).
 */
function getLetters(name: string): string {
	return foldLookalikes(name)
		.toLowerCase()
		.replace(notLetters, '')
		.replace(accentsAndNukta, '')
		.replace(/(.)\1+/gu, '$1');
}

const reservedLetters = new Set(reserved.map(getLetters));

/** Scripts that names of the community are written in; all others count as one. */
const scripts = [
	/\p{Script=Latin}/u,
	/\p{Script=Devanagari}/u,
	/\p{Script=Gujarati}/u,
	/\p{Script=Gurmukhi}/u,
];
/** Letters of a script, and vowel signs; no virama, no nukta and no sign that belongs to all scripts. */
const letter = /(?=[\p{L}\p{M}])(?=\p{Alphabetic})[^\p{Script=Common}\p{Script=Inherited}]/gu;

function hasTwoLetters(name: string): boolean {
	const letters = name.normalize('NFKC').match(letter) ?? [];
	const others = letters.filter((each) => !scripts.some((script) => script.test(each)));
	return (
		others.length > 1 || scripts.some((script) => letters.filter((each) => script.test(each)).length > 1)
	);
}

/** Why a text cannot be a member's name, as a key under `fieldErrors` in the messages; null when it can. */
export function findNameFault(name: string): 'nameLetters' | 'nameReserved' | null {
	if (reservedLetters.has(getLetters(name))) return 'nameReserved';
	return hasTwoLetters(name) ? null : 'nameLetters';
}
