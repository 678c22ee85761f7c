import { describe, expect, it } from 'vitest';
import { toVerdictDto } from '@/lib/features/matching/verdicts/dto/verdict';
import { shippedAtlas } from '@/lib/rules/clan/shipped-atlas';
import { mergeRecords } from '@/lib/rules/marriage/family-records';
import { marriageVerdict } from '@/lib/rules/marriage/verdict';
import { RecordedTrees } from '@/tests/support/marriage-records';

const today = new Date('2026-11-22T00:00:00.000Z');

/** To him, who is the reader: his grandfather has a name in his tree, nobody else has. */
function wordsFor(
	trees: RecordedTrees,
	language: 'hi' | 'en',
	nameOf: (id: string) => string | null = () => null,
) {
	return toVerdictDto(marriageVerdict(mergeRecords(trees), 'he', 'she', today), {
		one: { _id: 'he', name: 'Ratan', isMe: true, ancestors: null },
		other: { _id: 'she', name: language === 'hi' ? 'आशा' : 'Asha', isMe: false, ancestors: null },
		path: null,
		awaitsSecond: () => false,
		...{ nameOf, language, atlas: shippedAtlas },
	});
}

const getTexts = (trees: RecordedTrees, nameOf?: (id: string) => string | null) => [
	...wordsFor(trees, 'hi', nameOf).reasons.map(({ text }) => text),
	...wordsFor(trees, 'en', nameOf).reasons.map(({ text }) => text),
];

const couple = (his: object = {}, hers: object = {}) =>
	new RecordedTrees().person('he', 'M', his).person('she', 'F', hers);

const withGrandfather = () =>
	couple()
		.men('father', 'grandfather')
		.women('mother')
		.child('he', ['father', null])
		.child('father', ['grandfather', null])
		.child('she', [null, 'mother'])
		.child('mother', ['grandfather', null]);

describe('the words of a verdict', () => {
	it('name the ancestor, both lines and the section of the law', () => {
		const findName = (id: string) => (id === 'grandfather' ? 'Ram Singh' : null);
		expect(getTexts(withGrandfather(), findName)).toEqual(
			[
				'आप और आशा के एक ही पूर्वज हैं: Ram Singh (आपके दादा)। आप से पिता की ओर से 2 पीढ़ी ऊपर, आशा से माता की ओर से 2 पीढ़ी ऊपर।',
				'आशा आपकी फुफेरी बहन हैं।',
				"You and Asha descend from the same ancestor: Ram Singh (your father's father). From you: 2 steps up through the father; from Asha: 2 steps up through the mother.",
				"Asha is your father's sister's daughter.",
			].map((text) => text.normalize('NFC')),
		);
		const [reason] = wordsFor(withGrandfather(), 'en', findName).reasons;
		expect(reason).toMatchObject({
			...{ code: 'sapinda', kind: 'law', ancestor: { name: 'Ram Singh', words: "father's father" } },
			rule: expect.stringContaining('sections 3(f) and 5(v)'),
			lines: [
				[
					{ name: 'Ratan', words: 'themselves' },
					{ name: null, words: 'father' },
					{ name: 'Ram Singh', words: "father's father" },
				],
				[
					{ name: 'Asha', words: 'themselves' },
					{ name: null, words: 'mother' },
					{ name: 'Ram Singh', words: "mother's father" },
				],
			],
		});
	});

	it('never hold the name or the id of who is not to be named', () => {
		const text = JSON.stringify(wordsFor(withGrandfather(), 'en'));
		expect(text).not.toContain('grandfather');
		expect(text).toContain('"name":null');
	});

	it.each<[string, RecordedTrees, string, string]>([
		[
			'underAge',
			couple({ born: { earliest: 15_000, latest: 15_000 } }),
			'आपकी आयु अभी 21 वर्ष नहीं हुई है।',
			'You are not yet 21 years old.',
		],
		[
			'married',
			couple().men('husband').married('she', 'husband'),
			'आशा विवाहित हैं; तलाक दर्ज नहीं है।',
			'Asha is recorded as married, and no divorce is recorded.',
		],
		[
			'marriedButEnded',
			couple({ isMarried: true }).women('late').married('he', 'late', 'death'),
			'आपके कार्ड पर “विवाहित” लिखा है, पर वंश वृक्ष में केवल ऐसा विवाह दर्ज है जो समाप्त हो चुका है। कार्ड या विवाह में से जो ग़लत हो, उसे वंश वृक्ष में ठीक करें।',
			'Your card says married, but the family tree records only a marriage that has ended. Correct the one that is wrong in the family tree: the card or the marriage.',
		],
		[
			'marriedButEnded',
			couple({}, { isMarried: true }).men('late').married('she', 'late', 'death'),
			'आशा विवाहित हैं या नहीं, इस पर दर्ज जानकारी आपस में मेल नहीं खाती। उनसे या उनके परिवार से प्रोफ़ाइल या वंश वृक्ष ठीक करने को कहें।',
			'The records do not agree on whether Asha is married. Ask them or their family to correct the profile or the family tree.',
		],
		[
			'linealSpouse',
			couple().men('father').child('he', ['father', null]).married('father', 'she', 'death'),
			'आशा का विवाह आपके पिता से हुआ है या हुआ था।',
			'Asha is or was married to your father.',
		],
		[
			'brothersWife',
			couple()
				.men('father', 'brother')
				.child('he', ['father', null])
				.child('brother', ['father', null])
				.married('brother', 'she', 'death'),
			'आशा आपके बड़े भाई / आपके छोटे भाई की पत्नी हैं या रही हैं।',
			'Asha is or was the wife of your elder brother / your younger brother.',
		],
		[
			'sameGroup',
			couple({ clan: 'Rathore' }, { clan: 'राठौड़' }),
			'आप और आशा एक ही कुल के हैं: राठौड़।',
			'You and Asha are from the same kul: Rathore.',
		],
		[
			'sameGroup',
			couple({ clan: 'Hada' }, { clan: 'Chauhan' }),
			'आप और आशा के कुल एक ही माने जाते हैं: हाड़ा और चौहान।',
			'You and Asha are from clans that count as one kul: Hada and Chauhan.',
		],
		[
			'sameGroup',
			couple({ clan: 'Naruka' }, { clan: 'लाडखानी' }),
			'आप और आशा एक ही कुल (कछवाहा) के हैं: नरूका और लाडखानी उसी की खाँपें हैं।',
			'You and Asha are of one kul, Kachhwaha: Naruka and Ladkhani are its khaanps.',
		],
		[
			'sameGroupByTradition',
			couple({ clan: 'Bhati', sakh: 'Naruka' }, { clan: 'Kachhwaha' }),
			'रीति में नरूका और कछवाहा एक ही कुल (कछवाहा) माने जाते हैं। कुछ शाखाएँ अलग कुल की तरह चलती हैं; घर के बड़ों से पूछ लें।',
			'By tradition Naruka and Kachhwaha are one kul (Kachhwaha). Some branches act as kuls of their own: please ask the elders at home.',
		],
		[
			'sameGroupByTradition',
			couple({ clan: 'सिकरवार' }, { clan: 'Badgujar' }),
			'रीति में सिकरवार और बड़गूजर एक ही कुल (बड़गूजर) माने जाते हैं। कुछ शाखाएँ अलग कुल की तरह चलती हैं; घर के बड़ों से पूछ लें। टॉड (1829) सिकरवार को अलग कुल गिनते हैं; रसेल (1916) उन्हें बड़गूजरों की शाखा कहते हैं।',
			'By tradition Sikarwar and Badgujar are one kul (Badgujar). Some branches act as kuls of their own: please ask the elders at home. Tod (1829) lists the Sikarwar as a race of their own; Russell (1916) calls them a branch of the Badgujar.',
		],
		[
			'sameGotra',
			couple({ gotra: 'Gautam' }, { gotra: 'गौतम' }),
			'दोनों का गोत्र एक ही बताया गया है: गौतम।',
			'Both give the same gotra: Gautam.',
		],
		[
			'mothersGroup',
			couple({ motherClan: 'Hada' }, { clan: 'Chauhan' }),
			'आशा का कुल चौहान है, और आपकी माता भी इसी कुल में जन्मी हैं।',
			'Asha is of the Chauhan clan, into which your mother was born too.',
		],
		[
			'grandmothersGroup',
			couple({}, { clan: 'Chauhan' })
				.person('father', 'M', { motherClan: 'Hada' })
				.child('he', ['father', null]),
			'आशा का कुल चौहान है, और आपकी दादी भी इसी कुल में जन्मी हैं।',
			"Asha is of the Chauhan clan, into which your father's mother was born too.",
		],
	])('of %s', (code, trees, hindi, english) => {
		expect(wordsFor(trees, 'hi').reasons.map((reason) => reason.code)).toContain(code);
		expect(getTexts(trees)).toEqual([hindi.normalize('NFC'), english]);
	});

	it('call custom custom, and law law', () => {
		const custom = wordsFor(couple({ clan: 'Rathore' }, { clan: 'Rathod' }), 'en').reasons[0];
		expect(custom).toMatchObject({
			kind: 'custom',
			rule: 'Nobody marries within their own kul. This is custom; no law forbids it.',
		});
		expect(wordsFor(couple({ clan: 'Rathore' }, { clan: 'Rathod' }), 'hi').reasons[0]?.rule).toContain(
			'रीति',
		);
	});

	it('say what is missing and whose it is', () => {
		const trees = withGrandfather();
		expect(wordsFor(trees, 'en').missing).toContainEqual({
			of: 'one',
			what: 'person',
			awaitsSecond: false,
			words: "father's mother",
		});
		expect(wordsFor(trees, 'hi').missing).toContainEqual({
			of: 'other',
			what: 'person',
			words: 'नानी',
			awaitsSecond: false,
		});
		expect(wordsFor(trees, 'hi').missing).toContainEqual({
			of: 'one',
			what: 'gotra',
			words: 'स्वयं',
			awaitsSecond: false,
		});
	});
});
