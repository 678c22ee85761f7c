import { memoize } from '@/lib/core/memoize';
import { searchKey } from '@/lib/core/text-folding';
import { listedGroups } from '@/lib/rules/clan/groups';
import { shippedRows } from '@/lib/rules/clan/shipped-rows';

const getKeys = (texts: string) => texts.trim().split(/\s+/).map(searchKey);

/** Written before a name: respect, rank, or that somebody has died. */
const titles = new Set(
	getKeys(`
	श्री Shri Shree Sri श्रीमान Shriman Shreeman श्रीमती Shrimati Smt Sou Mrs Mr Sir सुश्री Sushri Miss Ms Sh
	स्व Sw Swa Sva स्वर्गीय Swargiya Svargiya Late Lt स्वर्गवासी
	ठा Th Tha Thk ठाकुर Thakur Thakar Thakor ठाकराँ कुँवर कुंवर Kunwar Kuwar Kanwar Kr Ku Kun कु कुमार भँवर भंवर Bhanwar Bhawar कुमारी Kumari Km
	राव Rao राजा Raja महाराज Maharaj महाराजा Maharaja महारावल Maharawal रावल Rawal रावत Rawat राणा Rana महाराणा Maharana महाराव Maharao
	राजाधिराज Rajadhiraj रावराजा Raoraja
	डॉ Dr कर्नल Col Colonel मेजर Major Maj कैप्टन Capt Captain जनरल Gen General ब्रिगेडियर Brig सूबेदार Subedar Sub हवलदार Havildar Hav Retd
	दादोसा Dadosa बाबोसा Babosa काकोसा Kakosa पूज्य Pujya आदरणीय
`),
);

/** Titles that are also given as names. */
const namesToo = new Set(
	getKeys('भँवर भंवर Bhanwar कुँवर कुंवर Kunwar कुमार Kumar ठाकुर Thakur रावत Rawat सरदार Sardar'),
);

/** Written behind a name, with respect. */
const honours = new Set(
	getKeys(
		'जी Ji Jee सा Sa Saa साहब Sahab Sahib Saheb साहेब साब Saab हुकम हुकुम Hukum Hukam बन्ना Banna बाईसा Baisa',
	),
);

/** Of a man or of a woman, behind the name that tells them from others. */
const endings = new Set(
	getKeys(
		'सिंह सिंघ सिह Singh Sinh Singhji कँवर कंवर कवर Kanwar Kawar कुँवर कुंवर Kunwar Kuwar Kunvar बाई Bai बा Ba देवी Devi कुमारी Kumari',
	),
);

/** From here on a text says whose child or spouse somebody is. */
const relativeWords = new Set(
	getKeys('पुत्र सुपुत्र पुत्री सुपुत्री बेटा बेटी पत्नी धर्मपत्नी Putra Suputra Putri Patni wife'),
);

const clanWords = new Set(
	[
		...listedGroups.flatMap(({ clans, spellings, branches }) => [...clans, ...spellings, ...branches]),
		...shippedRows.flatMap(({ spellings }) => [...spellings.en, ...spellings.hi]),
		...['Rajput', 'राजपूत', 'Kshatriya'],
	].map(searchKey),
);

const joinedHonour = /(?<=.{4})(?:ji|sahb|sahaib)$/;
const joinedEnding = /(?<=.{2})(?:sing|sih|ka?nvr|kunvr)$/;

/**
 * The name that tells somebody from their relatives, as a folded key: without titles, honours, the clan, and Singh or
 * Kanwar, in either script, written together or apart. A name that is nothing but these keeps them: Bhanwar Singh is
 * `banvr`. Takes the stored key of a name (searchKey). Empty for an empty key.
 */
export const givenNameKey = memoize((nameKey: string): string => {
	const words = nameKey.split(' ').flatMap(getParts);
	const first = words.findIndex((word, at) => isOwn(word, words, at));
	const rest = words.slice(Math.max(0, first));
	const end = rest.findIndex((word, at) => at > 0 && (endings.has(word) || relativeWords.has(word)));
	const own = withoutClan(withoutHonours(end < 0 ? rest : rest.slice(0, end)));
	return own.length === 1 ? (own[0] ?? '') : searchKey(own.join(''));
});

/** A word with what is written together with it as words of their own. */
function getParts(word: string): string[] {
	if (endings.has(word) || titles.has(word)) return [word];
	const plain = word.replace(joinedHonour, '');
	const ending = joinedEnding.exec(plain)?.[0];
	return ending ? [plain.slice(0, -ending.length), 'sing'] : [plain];
}

/** Whether a word begins the name. A title does where no name follows it. */
function isOwn(word: string, words: readonly string[], at: number): boolean {
	if (!titles.has(word)) return at === 0 || !honours.has(word);
	const next = words.slice(at + 1).find((one) => !honours.has(one));
	return next === undefined || endings.has(next) || (namesToo.has(word) && clanWords.has(next));
}

function withoutHonours(words: readonly string[]): readonly string[] {
	return words.filter((word, at) => at === 0 || !honours.has(word));
}

/** Clans behind the name; a name that is that of a clan stays. */
function withoutClan(words: readonly string[]): readonly string[] {
	const last = words.at(-1);
	if (words.length < 2 || last === undefined || !clanWords.has(last)) return words;
	return withoutClan(words.slice(0, -1));
}
