import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getRuns } from '@/tests/support/full-run';
import { foldedSpelling, searchKey } from './text-folding';

/** Each line is one name: Devanagari first, then how families write it. */
const names = `
राठौड़ Rathore Rathor Rathod Rathaur
सिसोदिया Sisodiya Sisodia Shishodia
चौहान Chauhan Chouhan Chohan Chowhan
कछवाहा Kachhwaha Kachwaha Kachhawaha
शेखावत Shekhawat Sekhawat Shekhavat
सोलंकी Solanki
झाला Jhala Zala
जडेजा Jadeja
मकवाना Makwana Makvana
तोमर Tomar
तंवर Tanwar Tanvar तँवर
गहलोत Gehlot Gahlot
हाड़ा Hada Hara
बुंदेला Bundela बुन्देला
चंदेल Chandel चन्देल
परिहार Parihar
परमार Parmar Paramar
पंवार Panwar पँवार
सेंगर Sengar
राजावत Rajawat Rajavat
भाटी Bhati Bhatti
चूंडावत Chundawat Choondawat चूण्डावत
चांपावत Champawat चाँपावत
मेड़तिया Mertiya Medtiya Mertia
भदौरिया Bhadauria Bhadoriya Bhadouria
जादौन Jadaun Jadon
देवड़ा Deora Devda Devra
गौड़ Gaur Gaud Gour
रघुवंशी Raghuvanshi Raghuwanshi
सूर्यवंशी Suryavanshi Suryawanshi
सिंह Singh Sinh Simha
क्षत्रिय Kshatriya
राजपूत Rajput Rajpoot
ठाकुर Thakur Thakoor
राव Rao Raav
चौधरी Chaudhary Choudhary Chaudhari Chaudhri
दुबे Dubey Dube
पांडे Pandey Pande पाण्डे
विक्रम Vikram
सुरेंद्र Surendra Surender सुरेन्द्र
महेंद्र Mahendra Mahender
जितेंद्र Jitendra Jeetendra Jitender
लक्ष्मी Lakshmi Laxmi
लक्ष्मण Lakshman Laxman
विष्णु Vishnu
कृष्ण Krishna Kṛṣṇa Krushna
कृपा Kripa Krupa
अमृत Amrit Amrut
पृथ्वी Prithvi Pruthvi
पृथ्वीराज Prithviraj Prithveeraj
दिग्विजय Digvijay Digvijai
संजय Sanjay Sanjai
ऐश्वर्या Aishwarya Aishvarya
जगदीश Jagdish Jagdeesh
यशवंत Yashwant Yashvant
उम्मेद Umaid Ummed
कीर्ति Kirti Keerti
पूनम Poonam Punam
पूजा Pooja Puja
दिव्या Divya
ऋतु Ritu
ज्ञान Gyan
भैरों Bhairon Bheron
दयाराम Dayaram
कमला Kamla Kamala
मीना Meena Mina
फ़तेह Fateh Phateh
ज़ोरावर Zorawar Jorawar
जोधपुर Jodhpur Jodhapur
उदयपुर Udaipur Udaypur
जयपुर Jaipur Jaypur
जैसलमेर Jaisalmer
बीकानेर Bikaner
बाड़मेर Barmer Badmer
भीलवाड़ा Bhilwara Bhilwada
बांसवाड़ा Banswara Banswada
चित्तौड़गढ़ Chittorgarh Chittaurgarh Chittodgadh
प्रतापगढ़ Pratapgarh Pratapgadh
राजसमंद Rajsamand
नागौर Nagaur Nagore Nagor
जालौर Jalore Jalor Jalaur
झुंझुनूं Jhunjhunu
हनुमानगढ़ Hanumangarh
कुंभलगढ़ Kumbhalgarh कुम्भलगढ़
रणथंभौर Ranthambore Ranthambhor
पोकरण Pokaran Pokhran
ओसियां Osian Osiyan
नाथद्वारा Nathdwara
बिलाड़ा Bilara Bilada
देवगढ़ Deogarh Devgarh
मेवाड़ Mewar Mewad
मारवाड़ Marwar Marwad
गांव Gaon गाँव
आशापुरा Ashapura Ashapoora
शाकंभरी Shakambhari शाकम्भरी
नागणेची Nagnechi Naganechi
जमवाय Jamway Jamwai
चामुंडा Chamunda चामुण्डा
विंध्यवासिनी Vindhyavasini Vindhyawasini
योगमाया Yogmaya Yogamaya
एकलिंगजी Eklingji
खीमज Khimaj Kheemaj
माँ Maa मां
`
	.trim()
	.split('\n')
	.map((line) => line.split(' '));

const pairs = names.flatMap(([first = '', ...others]) => others.map((other) => [first, other] as const));

function getTrigrams(key: string): Set<string> {
	const padded = key.split(' ').map((word) => `  ${word} `);
	return new Set(padded.flatMap((word) => [...word].slice(2).map((_, at) => word.slice(at, at + 3))));
}

/** What pg_trgm's similarity() answers. */
function similarity(left: Set<string>, right: Set<string>): number {
	const shared = [...left].filter((trigram) => right.has(trigram)).length;
	return shared / (left.size + right.size - shared);
}

describe('spellings of one name', () => {
	it(`has enough pairs to mean something`, () => expect(pairs.length).toBeGreaterThanOrEqual(120));

	it.each(pairs)('%s is %s', (a, b) => {
		expect(foldedSpelling(b)).toBe(foldedSpelling(a));
		expect(searchKey(b)).toBe(searchKey(a));
	});

	it('takes words written together for words written apart', () => {
		expect(foldedSpelling('Jodh Pur')).toBe(foldedSpelling('जोधपुर'));
		expect(foldedSpelling('Vikramsingh Rathore')).toBe(foldedSpelling('विक्रम सिंह राठौड़'));
	});

	it('finds a looser spelling by trigrams', () => {
		for (const [a, b] of [
			['शिव', 'Shiva'],
			['गणेश', 'Ganesha'],
			['सवाई माधोपुर', 'Swai Madhopur'],
			['चौधरी', 'Choudhury'],
			['Nagnechiya', 'नागणेची'],
			['धर्म', 'Dharma'],
		] as const)
			expect(
				similarity(getTrigrams(searchKey(a)), getTrigrams(searchKey(b))),
				`${a} ${b}`,
			).toBeGreaterThanOrEqual(0.3);
	});
});

describe('different names', () => {
	it.each([
		['राम', 'रोमा'],
		['राम', 'Raghu'],
		['Kota', 'Kot'],
		['गीता', 'गीत'],
		['Kamal', 'Kamla'],
		['मीना', 'मोना'],
		['Sinha', 'Singh'],
		['Bikaner', 'Bundi'],
		['Jaipur', 'Jodhpur'],
		['Tanwar', 'Panwar'],
		['Rathore', 'Rana'],
		['Bagru', 'Bagri'],
		['Ward 1 2', 'Ward 12'],
	])('%s is not %s', (a, b) => expect(foldedSpelling(a)).not.toBe(foldedSpelling(b)));

	it('are distinguished in at least 98 of 100 unrelated pairs, by spelling and by trigrams', () => {
		const folded = names.map((line) =>
			line.map((name) => ({ spelling: foldedSpelling(name), trigrams: getTrigrams(searchKey(name)) })),
		);
		let compared = 0;
		let sameSpelling = 0;
		let similar = 0;
		for (const [at, left] of folded.entries())
			for (const one of left)
				for (const other of folded.slice(at + 1).flat()) {
					compared++;
					if (one.spelling === other.spelling) sameSpelling++;
					if (similarity(one.trigrams, other.trigrams) > 0.3) similar++;
				}
		expect(compared).toBeGreaterThan(2000);
		expect(sameSpelling).toBe(0);
		expect(similar / compared).toBeLessThan(0.02);
	});
});

describe('laws', () => {
	const latin = fc.string({ unit: fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz '-.") });
	const devanagari = fc.string({
		unit: fc.constantFrom(...'अआइईउऊऋएऐओऔकखगघचछजझटठडढणतथदधनपफबभमयरलवशषसहळािीुूृेैोौ्ंँ़ः १'),
	});
	const anyText = fc.oneof(
		latin,
		devanagari,
		fc.string({ unit: 'grapheme' }),
		fc.tuple(latin, devanagari).map((both) => both.join('')),
	);

	it('a key is its own key', () => {
		fc.assert(
			fc.property(anyText, (text) => {
				expect(searchKey(searchKey(text))).toBe(searchKey(text));
				expect(foldedSpelling(foldedSpelling(text))).toBe(foldedSpelling(text));
			}),
			{ numRuns: getRuns(3000) },
		);
	});

	it('capital letters do not matter', () => {
		fc.assert(
			fc.property(anyText, (text) => {
				expect(searchKey(text.toUpperCase())).toBe(searchKey(text));
				expect(foldedSpelling(text.toUpperCase())).toBe(foldedSpelling(text));
			}),
		);
	});

	it('neither the Unicode form nor joiners nor the space around matter', () => {
		fc.assert(
			fc.property(anyText, fc.nat(), (text, at) => {
				const key = searchKey(text);
				for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD']) expect(searchKey(text.normalize(form))).toBe(key);
				expect(searchKey(`  ${text}\u00a0\n`)).toBe(key);
				const letters = [...text];
				letters.splice(at % (letters.length + 1), 0, '\u200d');
				expect(searchKey(letters.join(''))).toBe(key);
			}),
		);
	});

	it('the order of the marks on one letter does not matter', () => {
		const marked = fc.oneof(
			fc.tuple(fc.constantFrom('क', 'ड', 'र'), fc.shuffledSubarray(['ि', 'ं', '़', 'ा', 'े'])),
			fc.tuple(fc.constantFrom('a', 'r'), fc.shuffledSubarray(['\u0304', '\u0323', '\u0301'])),
		);
		fc.assert(
			fc.property(fc.array(marked, { minLength: 1 }), (letters) => {
				const written = letters.map(([letter, marks]) => letter + marks.join('')).join('');
				const other = letters.map(([letter, marks]) => letter + marks.toReversed().join('')).join('');
				expect(searchKey(other)).toBe(searchKey(written));
			}),
		);
	});

	it('no visible text has an empty key', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'grapheme' }), (text) => {
				fc.pre(/[\p{L}\p{N}\p{S}\p{P}]/u.test(text));
				expect(searchKey(text)).not.toBe('');
				expect(foldedSpelling(text)).not.toBe('');
			}),
		);
	});

	it('answers in lower-case ASCII for the two scripts', () => {
		fc.assert(
			fc.property(fc.oneof(latin, devanagari), (text) => {
				fc.pre(/[\p{L}\p{N}]/u.test(text));
				expect(searchKey(text)).toMatch(/^[\x20-\x7e]*$/);
			}),
		);
	});

	it('is quick on a long text', () => {
		expect(searchKey('क'.repeat(2000))).not.toBe('');
		expect(searchKey('ab'.repeat(5000)).length).toBeGreaterThan(1000);
	});
});

describe('what is not a word of either script', () => {
	it.each([
		['Москва', 'москва'],
		['१२', '12'],
		['🙏', '🙏'],
		['!!!', '!!!'],
		['\u200d', ''],
		['ॐ', 'om'],
		["D'Souza", 'dsoja'],
	])('%s has the key %s', (text, key) => expect(searchKey(text)).toBe(key));
});
