/** Words that may follow a family name without belonging to it. */
const lastWords: ReadonlySet<string> = new Set([
	'ji',
	'sa',
	'sahab',
	'saheb',
	'sahib',
	'hukum',
	'banna',
	'baisa',
	'jr',
	'sr',
	'ii',
	'iii',
	'iv',
	'जी',
	'सा',
	'साहब',
	'साहिब',
	'हुकम',
	'बन्ना',
	'बाईसा',
]);

/** Two letters at least, so that an initial is no family name. */
const word = /^\p{L}(?:[\p{L}\p{M}'’-]|\u200c|\u200d)+$/u;

/**
 * Puts the family name of a full name between slashes, as GEDCOM has it: `रणवीर सिंह /राठौड़/`. It is the last word of several. A name
 * that has slashes already stays as it is.
 */
export function markSurname(name: string): string {
	if (name.includes('/')) return name;
	const words = name.split(' ');
	const at = words.findLastIndex((part) => !lastWords.has(part.toLowerCase().replace(/\.$/, '')));
	const surname = words[at] ?? '';
	return at > 0 && word.test(surname) ? words.with(at, `/${surname}/`).join(' ') : name;
}

/** Takes the slashes away where `markSurname` would put them: they add nothing to the name. */
export function omitUsualSlashes(name: string): string {
	const plain = name.replaceAll('/', '');
	return markSurname(plain) === name ? plain : name;
}
