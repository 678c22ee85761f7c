import { describe, expect, it } from 'vitest';
import { matchReasonWords } from './dto';
import type { MatchReason } from './rules/criterion';
import { educationLevels } from './rules/education';
import { professionGroups } from './rules/profession';

const jodhpur = { hi: 'जोधपुर', en: 'Jodhpur' };
const pune = { hi: 'पुणे', en: 'Pune' };

describe('a reason of the score in words', () => {
	it.each<[MatchReason, string, string]>([
		[{ code: 'sameAge' }, 'दोनों एक ही आयु के', 'Of the same age'],
		[{ code: 'yearsApart', years: 1 }, 'आयु में 1 वर्ष का अंतर', '1 year apart'],
		[{ code: 'yearsApart', years: 2 }, 'आयु में 2 वर्ष का अंतर', '2 years apart'],
		[{ code: 'sameDistrict', name: jodhpur }, 'दोनों जोधपुर ज़िले से', 'Both from Jodhpur district'],
		[{ code: 'sameTehsil', name: jodhpur }, 'दोनों जोधपुर तहसील से', 'Both from Jodhpur tehsil'],
		[{ code: 'bothLiveIn', name: jodhpur }, 'दोनों जोधपुर में रहते हैं', 'Both live in Jodhpur'],
		[{ code: 'sameState', state: 'madhyaPradesh' }, 'दोनों मध्य प्रदेश से', 'Both from Madhya Pradesh'],
		[
			{ code: 'kmApart', km: 57.3, places: [jodhpur, pune] },
			'जोधपुर और पुणे के बीच लगभग 60 किमी',
			'About 60 km between Jodhpur and Pune',
		],
		[
			{ code: 'kmApart', km: 2, places: [jodhpur, pune] },
			'जोधपुर और पुणे के बीच लगभग 10 किमी',
			'About 10 km between Jodhpur and Pune',
		],
		[
			{ code: 'kmApart', km: 1234, places: [jodhpur, pune] },
			'जोधपुर और पुणे के बीच लगभग 1,250 किमी',
			'About 1,250 km between Jodhpur and Pune',
		],
		[{ code: 'sameEducation', level: 'graduate' }, 'दोनों स्नातक', 'Both graduates'],
		[
			{ code: 'educationDiffers', mine: 'school', theirs: 'postgraduate' },
			'आप: स्कूल, वे: स्नातकोत्तर',
			'You: school, they: postgraduate',
		],
		[
			{ code: 'closeEducation', mine: 'graduate', theirs: 'postgraduate' },
			'शिक्षा लगभग समान: स्नातक, स्नातकोत्तर',
			'Similar education: graduate, postgraduate',
		],
		[{ code: 'sameProfession', group: 'farming' }, 'दोनों खेती-किसानी से', 'Both in farming'],
		[{ code: 'sameDynasty', dynasty: 'surya', entered: 'Solar' }, 'दोनों सूर्यवंश से', 'Both of Suryavansh'],
		[{ code: 'sameDynasty', dynasty: null, entered: 'करणोत' }, 'दोनों करणोत से', 'Both of करणोत'],
		[{ code: 'neitherManglik' }, 'दोनों मांगलिक नहीं', 'Neither is manglik'],
		[{ code: 'sameLanguage', language: 'hi' }, 'दोनों की पसंद हिंदी', 'Both prefer Hindi'],
		[{ code: 'asked.age.met', whose: 'mine' }, 'आयु आपकी अपेक्षा के अनुरूप', 'Age fits your preference'],
		[
			{ code: 'asked.clan.unmet', whose: 'theirs' },
			'कुल उनकी अपेक्षा से अलग',
			'Clan does not fit their preference',
		],
		[
			{ code: 'notGiven.manglik', whose: 'theirs' },
			'वे मांगलिक हैं या नहीं, दर्ज नहीं',
			'Whether they are manglik is not known',
		],
	])('%j', (reason, hindi, english) => {
		expect([matchReasonWords(reason, null, 'hi'), matchReasonWords(reason, null, 'en')]).toEqual([
			hindi.normalize('NFC'),
			english,
		]);
	});

	it.each<[MatchReason, string, string]>([
		[
			{ code: 'notGiven.place', whose: 'mine' },
			'मीनल सिसोदिया का स्थान दर्ज नहीं',
			"Meenal Sisodia's place is not known",
		],
		[{ code: 'notGiven.place', whose: 'theirs' }, 'उनका स्थान दर्ज नहीं', 'Their place is not known'],
		[
			{ code: 'asked.age.met', whose: 'mine' },
			'आयु मीनल सिसोदिया की अपेक्षा के अनुरूप',
			"Age fits Meenal Sisodia's preference",
		],
		[
			{ code: 'asked.clan.notGiven', whose: 'mine' },
			'मीनल सिसोदिया की अपेक्षा है, पर दूसरी ओर का कुल दर्ज नहीं',
			"Meenal Sisodia has a preference; the other side's clan is not known",
		],
		[
			{ code: 'asked.clan.notGiven', whose: 'theirs' },
			'उनकी अपेक्षा है, पर मीनल सिसोदिया का कुल दर्ज नहीं',
			"They have a preference; Meenal Sisodia's clan is not known",
		],
		[
			{ code: 'educationDiffers', mine: 'school', theirs: 'postgraduate' },
			'मीनल सिसोदिया: स्कूल, दूसरी ओर: स्नातकोत्तर',
			'Meenal Sisodia: school, the other side: postgraduate',
		],
	])('names the relative to a guardian: %j', (reason, hindi, english) => {
		expect([
			matchReasonWords(reason, 'मीनल सिसोदिया', 'hi'),
			matchReasonWords(reason, 'Meenal Sisodia', 'en'),
		]).toEqual([hindi.normalize('NFC'), english]);
	});

	it('differs for whom it is said of, and is short enough for a chip, in both languages', () => {
		const parts = ['age', 'place', 'education', 'profession', 'lineage', 'manglik'] as const;
		const wishTopics = ['age', 'place', 'education', 'clan', 'manglik', 'formerMarriage'] as const;
		const shown = (['mine', 'theirs', 'both'] as const).flatMap((whose): MatchReason[] => [
			...parts.map((part): MatchReason => ({ code: `notGiven.${part}`, whose })),
			...wishTopics.map((topic): MatchReason => ({ code: `asked.${topic}.met`, whose })),
		]);
		const asked = (['mine', 'theirs'] as const).flatMap((whose): MatchReason[] =>
			wishTopics.flatMap((topic): MatchReason[] => [
				{ code: `asked.${topic}.unmet`, whose },
				{ code: `asked.${topic}.notGiven`, whose },
			]),
		);
		const alike = [
			...educationLevels.map((level): MatchReason => ({ code: 'sameEducation', level })),
			...professionGroups.map((group): MatchReason => ({ code: 'sameProfession', group })),
		];
		for (const language of ['hi', 'en'] as const) {
			const sayAll = (ward: string | null) =>
				[...shown, ...asked, ...alike].map((reason) => matchReasonWords(reason, ward, language));
			const words = sayAll(null);
			expect(new Set(words).size).toBe(words.length);
			expect(new Set(sayAll('Meenal')).size).toBe(words.length);
			expect(words.filter((text) => text.length > 62)).toEqual([]);
			expect(sayAll('Meenal').filter((text) => /\byou|आप/i.test(text))).toEqual([]);
		}
	});
});
