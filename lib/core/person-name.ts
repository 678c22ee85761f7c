import { line } from './text';

/**
 * One line that names a person, a family, a clan or a place. Strangers read names in lists and mails, so that a web
 * address or an e-mail address in one would be an advertisement. Otherwise as `line`.
 */
export function nameLine(maxLength: number) {
	// A text that is too long is refused as such, and not looked through.
	return line(maxLength).refine((value) => value.length > maxLength || !holdsWebAddress(value), {
		error: 'webAddress',
	});
}

/** A name as most are, of which nothing more has to be asked. */
const plainName = /^[a-z\u0900-\u097f\s]*$/i;
const suspectWord = /www|https?|dot|डॉट|डाट/i;

/**
 * Whether a text holds a web address or an e-mail address, also in other scripts' look-alikes, with spaces, invisible
 * characters or words ("dot") in it. Initials, ranks and degrees hold none: "B.S. Rathore", "Lt.Col.", "M.Com.".
 */
export function holdsWebAddress(text: string): boolean {
	if (plainName.test(text) && !suspectWord.test(text)) return false;
	const cased = foldLookalikes(text);
	const folded = cased.toLowerCase();
	if (scheme.test(folded) || webWord.test(folded) || ipAddress.test(folded) || emailAddress.test(folded)) {
		return true;
	}
	const joined = [cased, withWordsAsDots(cased), withLettersJoined(cased)];
	return joined.some(
		(form) => form.split(separators).some(hasAddress) || isSpacedAddress(form.toLowerCase()),
	);
}

const dots =
	/[\u00b7\u0387\u05bc\u06d4\u0701\u0702\u2022\u2024\u2027\u2219\u22c5\u3002\u30fb\ua4f8\ua60e\uff0e\uff61\uff65]/g;
const slashes = /[\u2044\u2215\u29f8\\]/g;
const colons = /[\u02d0\u02f8\u2236\ua789]/g;
/** They show nothing, or are on or under another letter. Devanagari's own signs are not among them. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Script=Inherited}]/gu;

/** Greek and Cyrillic letters that look like Latin ones, as code points with the letter. */
const lookalikes = new Map(
	Object.entries({
		...{ 1072: 'a', 1077: 'e', 1086: 'o', 1088: 'p', 1089: 'c', 1091: 'y', 1093: 'x', 1110: 'i' },
		...{ 1109: 's', 1112: 'j', 1074: 'b', 1082: 'k', 1084: 'm', 1085: 'h', 1090: 't', 1075: 'r' },
		...{ 1281: 'd', 1211: 'h', 1231: 'l', 1307: 'q', 1309: 'w', 1141: 'v', 1087: 'n', 1094: 'u' },
		...{ 945: 'a', 949: 'e', 953: 'i', 954: 'k', 957: 'v', 959: 'o', 961: 'p', 964: 't' },
		...{ 965: 'u', 967: 'x', 969: 'w', 956: 'm', 951: 'n', 1010: 'c', 305: 'i', 609: 'g' },
	}).map(([code, letter]) => [String.fromCodePoint(Number(code)), letter]),
);
const greekOrCyrillic = /[\u0131\u0261\u0370-\u03ff\u0400-\u052f]/g;

/** In Latin letters where it looks like them, with plain dots, slashes and colons and single spaces. */
export function foldLookalikes(text: string): string {
	return text
		.normalize('NFKD')
		.replace(dots, '.')
		.replace(slashes, '/')
		.replace(colons, ':')
		.replace(invisible, '')
		.replace(greekOrCyrillic, (letter) => lookalikes.get(letter.toLowerCase()) ?? letter)
		.split(/\s+/)
		.join(' ')
		.trim();
}

const scheme =
	/(?:^|[^\p{L}\p{N}])(?:h(?:tt|xx)ps?|ftp|mailto|tel|sms|whatsapp|tg|upi|intent|javascript|data) ?:|: ?\/ ?\/|xn--/u;
const webWord = /(?:^|[^\p{L}\p{N}])w ?w ?w(?:\d?[.\s]|$)|(?:^|[^\p{L}])डब्ल्यू ?डब्ल्यू ?डब्ल्यू/u;
const ipAddress = /(?:^|[^\d.])(?:\d{1,3}\.){3}\d{1,3}(?:$|[^\d.])/;
/** "Ram Singh @ Pappu" is somebody with a second name; an address has a dot behind the sign, or is of a well-known host. */
const emailAddress =
	/[\p{L}\p{N}] ?@ ?(?:(?:gmail|googlemail|yahoo|ymail|hotmail|outlook|rediff|rediffmail|icloud|protonmail)(?:[^\p{L}]|$)|[\p{L}\p{M}\p{N}-]{1,63} ?\. ?[\p{L}\p{M}]{2})/u;

const separators = /[\s,;|()[\]{}<>"'“”‘’«»=!*]+/u;

const dotWord = /[\s([{<]{1,3}(?:dot|डॉट|डाट)[\s)\]}>]{1,3}/giu;

/** "example dot com" */
function withWordsAsDots(cased: string): string {
	return cased
		.replace(/\[ ?\. ?\]|\( ?\. ?\)|\{ ?\. ?\}/g, '.')
		.replace(dotWord, '.')
		.replace(/\.(?:कोम|काम)(?![\p{L}\p{M}])/gu, '.कॉम')
		.replace(/\.इन(?![\p{L}\p{M}])/gu, '.in');
}

/** "e x a m p l e . c o m" */
function withLettersJoined(cased: string): string {
	const words = cased.split(' ');
	const isSingle = (at: number) => words[at]?.length === 1;
	return words
		.map((word, at) => (at > 0 && !(isSingle(at) && isSingle(at - 1)) ? ` ${word}` : word))
		.join('');
}

/** Ends of addresses that end no name; `in` and the like only where no dot of an abbreviation can be meant. */
const plainEnds = new Set(
	`com net org info biz co in io me tv cc ly gl to us uk eu ru cn ai app xyz site online shop store club link live tech
	website web page blog space top click pro vip icu buzz wiki email chat mobi name asia edu gov mil int cloud digital
	agency media news network services solutions group company today world party casino bet poker loan loans money finance
	dating singles sex porn xxx webcam wedding family click work jobs host press fun fyi gg gs be de fr nl pk bd np lk ae
	community marriage wedding weddings matrimony matrimonial bride shaadi photos photography gallery events gifts fashion
	jewelry boutique deals sale discount rent rentals realestate properties forum social directory marketing trade trading
	insurance credit capital foundation charity international global software systems hosting host games video movie studio
	travel tours health
	कॉम नेट संगठन com.au`
		.split(/\s+/)
		.map((end) => end.normalize('NFKD')),
);
/** Ends that are also names or words of names: they count behind a longer word only. */
const nameLikeEnds = new Set(
	`tata kim men art life love day one best rest bio fan win ooo sky ceo guru care house center city design
	ac ad af ag al am ao aq ar at au aw az ba bb bf bg bh bi bj bm bn bo br bs bt bw by bz ca cd cf cg ch ci ck cl cm cr cu cv
	cw cx cy cz dj dk dm do dz ec ee eg er es et fi fj fk fm fo ga gd ge gf gh gi gm gn gp gq gr gt gu gw gy hk hm hn hr ht hu
	id ie il im iq ir is it je jm jo jp ke kg kh ki kp kr kw ky kz lb lc li lr ls lt lu lv mc mg mh mk mn mo mq mt mv mw mx mz
	nc ne nf ng ni nu nz pa pe pf pg ph pl pm pn ps pt pw py qa re ro rs rw sb sc sd se sg si sk sl sn sr ss su sv sx sy sz
	tc td tf tg th tj tk tl tm tn tr tt tw tz ua ug uy uz va vc ve vg vi vn vu wf ws ye yt za zm zw भारत`
		.split(/\s+/)
		.map((end) => end.normalize('NFKD')),
);
/**
 * Ends that are above all words of names and places: "Govind.Dev", "Village.Bar", "House.No/12". They count before a
 * path in small letters, and `dev`, by far the most usual of them in addresses, also when in small letters itself.
 */
const nameEnds = new Set(['no', 'ram', 'dev', 'man', 'bar']);
/** They may be written before a name with a dot and without a space. */
const abbreviations = new Set(
	`dr mr mrs ms miss sh shri sri smt km ku kr kum kumari kun kunw kunwar kanwar bhanwar th thk thakur rao rawat raja maharaj
	maharaja rawal col maj lt gen brig capt cmde adm cdr wg gp sq hav havildar nk sub subedar sgt cpl jr sr st er ca cs pt pandit
	prof adv late md mohd hon retd rtd ret insp sardar seth mla mp ias ips ras rps dip vill teh dist po ltd pvt`.split(
		/\s+/,
	),
);
const devanagariAbbreviations = new Set(
	`ठा ठाकुर कु कुं कुँ कुंवर कुँवर कंवर भँवर भंवर डॉ डा श्री श्रीमती सुश्री स्व स्वर्गीय पं पंडित प्रो इंजी एड कर्नल मेजर कैप्टन ले जन ब्रिगे राव रावत रावल राजा महाराज
	महाराजा मास्टर सूबेदार हवलदार सेठ सरदार चि सौ मा सूबे वाई क्यू एक्स डब्ल्यू`
		.split(/\s+/)
		.map((word) => word.normalize('NFKD')),
);

/** "M.Com/B.Ed", "एम.कॉम" */
const degree = /^(?:[bmd]\.(?:com|tech)|(?:बी|एम|डी)\.कॉम)$/;
/** "Dr.GS Rathore", but not "Rao.ME": these ends are the most usual in addresses. */
const initials = /^(?!IN|ME|CO|IO|TV)[A-Z]{2}$/;

/** A word without spaces: addresses or names with slashes or colons between, and perhaps a path. */
function hasAddress(word: string): boolean {
	const parts = word.split(/[/:?#]/);
	return parts.some((host, at) => isAddress(host, parts[at + 1] ?? ''));
}

function isAddress(host: string, path: string): boolean {
	const casedLabels = host.split('.').filter((label) => label !== '');
	const casedEnd = casedLabels.at(-1) ?? '';
	const labels = casedLabels.map((label) => label.toLowerCase());
	const [label, end] = labels.slice(-2);
	if (label === undefined || end === undefined || degree.test(labels.join('.'))) return false;
	const letters = [...label.matchAll(/[\p{L}\p{M}\p{N}]/gu)].length;
	const hasPath = path !== '';
	const isAbbreviation =
		labels.length === 2 && (abbreviations.has(label) || devanagariAbbreviations.has(label));
	if (plainEnds.has(end)) {
		return !(isAbbreviation && initials.test(casedEnd)) && (letters > 1 || (hasPath && letters > 0));
	}
	if (isAbbreviation) return false;
	if (nameEnds.has(end))
		return letters > 1 && (/^[a-z]{2}/.test(path) || (casedEnd === 'dev' && letters > 4));
	return nameLikeEnds.has(end) && (letters > (/^[a-z]/.test(end) ? 4 : 2) || (hasPath && letters > 1));
}

/** "example . in", "example .com", "example. com": only ends that nothing but an address has, and not "एम. कॉम". */
const spacedAddress =
	/[\p{L}\p{M}\p{N}-]{2}(?<!(?<![\p{L}\p{M}\p{N}-])(?:बी|एम|डी))(?: \. ?| ?\. )(?:com|net|org|info|biz|xyz|online|website|co ?\. ?in|कॉम|नेट)(?![\p{L}\p{M}\p{N}])/u;
const detachedAddress =
	/[\p{L}\p{M}\p{N}-]{3} \. ?(?:in|co|me|io|shop|site|store|app|live|link|भारत)(?![\p{L}\p{M}\p{N}])/u;

function isSpacedAddress(folded: string): boolean {
	return spacedAddress.test(folded) || detachedAddress.test(folded);
}
