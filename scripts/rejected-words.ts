// The words that docs/language.md rejects in messages, and in documents, comments and titles of tests.
import { getProse } from './prose';

export interface RejectedWord {
	pattern: RegExp;
	say: string;
}

/** A Hindi word from its beginning, with any ending; `\b` knows Latin letters only. */
const hindi = (stem: string) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${stem})`, 'u');

/** A whole Hindi word. */
const hindiWord = (word: string) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${word})(?![\\p{L}\\p{M}])`, 'u');

/** लिखिए, बनाइए; the portal says लिखें, बनाएँ. The negative part holds the words that only end alike. */
const imperative =
	/(?<![\p{L}\p{M}])(?!(?:(?:इस|किस|जिस)?लिए|दिए|किए|चाहिए)(?![\p{L}\p{M}]))[\p{L}\p{M}]+[इि]ए(?![\p{L}\p{M}])/u;

const english = (words: string) => new RegExp(`\\b(?:${words})\\b`, 'i');

export const rejectedWords: { hi: RejectedWord[]; en: RejectedWord[] } = {
	hi: [
		{ pattern: hindi('रुचि'), say: 'प्रस्ताव' },
		{ pattern: hindi('कथा'), say: 'लेख (देवी-देवता की: गाथा)' },
		{ pattern: hindi('प्रशासक'), say: 'एडमिन' },
		{ pattern: hindi('बाहर निकल|निकल रहे|प्रवेश किए रख'), say: 'लॉग आउट, लॉग इन' },
		{ pattern: hindi('उपकरण|यंत्र|डिवाइस'), say: 'फ़ोन या कंप्यूटर' },
		{ pattern: hindi('वैवाहिक (?:मेल|सुझाव)|विवाह[ -]संबंध'), say: 'विवाह के रिश्ते' },
		{ pattern: hindi('(?:हमारी|अपनी|इस|एक) मेल|मेल (?:फिर|भेज|जाए|आई|मिलेगी)'), say: 'ईमेल (पुल्लिंग)' },
		{ pattern: hindi('स्वामी'), say: 'वृक्ष बनाने वाले, जिनका खाता है' },
		{ pattern: hindi('परिजन|संबंधियों'), say: 'रिश्तेदार' },
		{ pattern: hindiWord('संबंधी'), say: 'रिश्तेदार' },
		{ pattern: hindi('अभिलेख'), say: 'रिकॉर्ड' },
		{ pattern: hindi('वीथी|चित्र[ -](?:वीथी|दीर्घा)'), say: 'गैलरी' },
		{ pattern: hindi('छँट'), say: 'फ़िल्टर, शर्तें' },
		{ pattern: hindi('छाँट'), say: 'फ़िल्टर, शर्तें' },
		{ pattern: hindi('खात[ाे] (?:को )?सँभाल'), say: 'खाता अपना बनाएँ' },
		{ pattern: hindi('अनाम कड़ी'), say: 'बिना नाम का कार्ड' },
		{ pattern: hindi('आगंतुक'), say: 'बाहर के लोग, जिन्होंने प्रवेश नहीं किया' },
		{ pattern: hindi('दत्तक'), say: 'गोद लिया' },
		{ pattern: hindi('विवाह[ -]विच्छेद'), say: 'तलाक' },
		{ pattern: hindi('ऐच्छिक|वैकल्पिक'), say: 'चाहें तो, ज़रूरी नहीं' },
		{ pattern: hindi('सत्यापित'), say: 'जाँचा हुआ' },
		{ pattern: hindi('चिह्नित स्थान|सभी स्थान भर'), say: 'जानकारी' },
		{ pattern: hindi('अपडेट'), say: 'बदलना, सहेजना' },
		{ pattern: hindi('पेशा|पेशे'), say: 'व्यवसाय' },
		{ pattern: hindi('उम्र'), say: 'आयु' },
		{ pattern: hindi('विद्यालय'), say: 'स्कूल' },
		{ pattern: hindi('तारीख'), say: 'तिथि' },
		{ pattern: hindi('(?:फिर|दोबारा) प्रयास|(?:फिर )?कोशिश'), say: 'फिर से प्रयास' },
		{ pattern: hindi('सचमुच'), say: 'वाकई' },
		{ pattern: hindi('हमेशा'), say: 'सदा' },
		{ pattern: hindi('उजला'), say: 'हल्का' },
		{ pattern: hindi('हिन्दी'), say: 'हिंदी' },
		{ pattern: hindi('ख़ाली'), say: 'खाली' },
		{
			pattern: hindi('(?:यह|इस|इन|उस|वह|का|के|नया|एक) जोड़ (?!सक|द|ल)|जोड़ (?:समाप्त|बन|टूट|हट|नहीं है)'),
			say: 'जुड़ाव',
		},
		{ pattern: hindi('मालिक'), say: 'वृक्ष बनाने वाले, जिनका खाता है' },
		{ pattern: hindi('प्रबंधक'), say: 'एडमिन' },
		{ pattern: hindi('चिह्नित'), say: 'जहाँ निशान लगा है' },
		{ pattern: hindi('कानून'), say: 'क़ानून' },
		{ pattern: hindi('बाक़ी'), say: 'बाकी' },
		{ pattern: hindi('अधिक से अधिक'), say: 'अधिकतम, केवल' },
		{ pattern: hindi('प्रवेश किए रह'), say: 'लॉग इन रहना' },
		{ pattern: hindi('पेज'), say: 'पृष्ठ' },
		{
			pattern: hindi('(?:भेजी|गई|अपनी|मेरी|आपकी|नई|पुरानी|हमारी) लिंक|लिंक (?:भेजी|खुली|बनाई|मिली|पूरी|की)'),
			say: 'लिंक (पुल्लिंग)',
		},
		{ pattern: hindiWord('ज्ञात'), say: 'पता, दर्ज' },
		{ pattern: hindi('आवश्यक'), say: 'ज़रूरी' },
		{ pattern: hindi('लौटा'), say: 'वापस लाना' },
		{ pattern: hindi('जन्म-?तिथि'), say: 'जन्म तिथि' },
		{ pattern: hindi('निवेदन'), say: 'अनुरोध' },
		{ pattern: hindi('ड्राफ़्ट'), say: 'मसौदा' },
		{ pattern: hindiWord('की प्रति'), say: 'कॉपी' },
		{ pattern: hindiWord('कोश'), say: 'सूची' },
		{ pattern: hindiWord('नाता|नाते'), say: 'पुनर्विवाह; रिश्ता' },
		{ pattern: imperative, say: '-एँ: बनाएँ, लिखें' },
		{ pattern: /[‘’"]|(?<![\p{L}\p{M}])'/u, say: '“ ”' },
		{ pattern: /…/, say: '...' },
	],
	en: [
		{ pattern: english('gone|goes for good'), say: 'deleted, removed, no longer there' },
		{ pattern: english('rests'), say: 'stays' },
		{ pattern: english('told'), say: 'informed, shown, given' },
		{ pattern: english('stands?|stood'), say: 'is, appears' },
		{ pattern: english('anew|afresh'), say: 'again' },
		{
			pattern: english('(?:take|takes|taking|taken|took)(?: \\w+){0,3} back'),
			say: 'withdraw, undo, stop sharing',
		},
		{ pattern: english('(?:give|gives|giving|given|gave)(?: \\w+){0,4} back'), say: 'restore' },
		{ pattern: english('for good'), say: 'permanently' },
		{ pattern: english('whoever'), say: 'people who, the member who' },
		{ pattern: english('whatever'), say: 'no matter what, every' },
		{ pattern: english('(?:take|takes|taking|taken) over|take the account over'), say: 'claim' },
		{ pattern: english('e-mails?|mails?|mailed'), say: 'email' },
		{ pattern: english('(?:sign|signs|signed|signing) in'), say: 'log in' },
		{ pattern: english('unnamed link'), say: 'unnamed card' },
		{ pattern: english('khanps?'), say: 'khaanp' },
		{ pattern: english('kul dev(?:i|ta)s?'), say: 'Kuldevi, Kuldevta' },
		{ pattern: /(?<!\{)\bseats?\b/i, say: 'thikana' },
		{ pattern: /(?<!\{)\bcandidates?\b/i, say: 'the person the match is for' },
		{ pattern: english('nata'), say: 'remarriage' },
		{ pattern: english('any ?more'), say: 'no longer' },
		{ pattern: /[‘’"]|(?<![\p{L}\p{M}}])'/u, say: "' between letters, “ ” around words" },
		{ pattern: /…/, say: '...' },
	],
};

/** Messages whose wording is fixed, or that quote one, with the word that they keep. */
const fixedMessages: Record<keyof typeof rejectedWords, Record<string, string>> = {
	hi: {
		'errors.family.credentialsRequired': 'आवश्यक',
		'familyTree.edit.failed': 'अपडेट',
		'familyTree.wizard.problem.credentials': 'आवश्यक',
	},
	en: {
		'deityForm.list.title': 'Kul Devi',
		'login.keepSignedIn': 'signed in',
		'login.signIn': 'Sign In',
		'login.signingIn': 'Signing In',
		'terms.storage.endsWithBrowser': 'signed in',
		'terms.storage.sessionUntil': 'signed in',
	},
};

/** The rejected words of one message, each with what to write instead. */
export function rejectedWordsIn(
	language: keyof typeof rejectedWords,
	key: string,
	message: string,
): string[] {
	const kept = fixedMessages[language][key];
	return rejectedWords[language].flatMap(({ pattern, say }) => {
		const found = pattern.exec(message)?.[0];
		return found && found !== kept ? [`“${found}” (${say})`] : [];
	});
}

const rejectedInProse: RejectedWord[] = [
	{ pattern: english('whoever'), say: 'the member who, people who' },
	{ pattern: english('whatever'), say: 'no matter what, every, any' },
	{ pattern: english('anew|afresh'), say: 'again' },
	{ pattern: english('told'), say: 'informed, shown, given, entered' },
	{ pattern: english('stands|stood'), say: 'is' },
	{ pattern: english('rests|rested'), say: 'is, stays' },
	{ pattern: english('afterwards'), say: 'later, after that' },
	{ pattern: english('by then'), say: 'already, before that' },
	{ pattern: english('as far as'), say: 'where, up to' },
	{ pattern: english('of whom'), say: 'whose, without' },
	{ pattern: english('for good'), say: 'permanently' },
	{ pattern: english('(?:take|takes|taking|taken|took) back'), say: 'undo, withdraw' },
	{ pattern: english('(?:give|gives|giving|given|gave) back'), say: 'restore, return' },
	{ pattern: english('no more than that'), say: 'only that' },
];

const anyRejected = new RegExp(rejectedInProse.map(({ pattern }) => pattern.source).join('|'), 'i');

/** The rejected words of a document, a comment or the title of a test, each with its line and what to write instead. */
export function rejectedProseIn(file: string, source: string): string[] {
	// Most files have none; this saves parsing them.
	if (!anyRejected.test(source)) return [];
	return getProse(file, source).flatMap(({ line, text }) =>
		rejectedInProse.flatMap(({ pattern, say }) =>
			[...text.matchAll(new RegExp(pattern, 'gi'))].map(({ 0: word, index }) => {
				const at = line + text.slice(0, index).split('\n').length - 1;
				return `${file}:${at} says “${word.replace(/\s+/g, ' ')}” (${say})`;
			}),
		),
	);
}
