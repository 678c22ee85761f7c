import type { Language } from '@/lib/core/language';
import { searchKey } from '@/lib/core/text-folding';
import { findKnownClan } from './groups';

type Form = Readonly<Record<Language, string>>;

/**
 * How bahis and khyats call a woman by the clan that she was born into, before जी: of Bhatis भटियाणी. Of clans whose word has one form for
 * both (चांपावत, पंवार) that word.
 */
const forms: Readonly<Record<string, Form>> = {
	Bhati: { hi: 'भटियाणी', en: 'Bhatiyani' },
	Rathore: { hi: 'राठौड़ी', en: 'Rathori' },
	Mertia: { hi: 'मेड़तणी', en: 'Mertani' },
	Jodha: { hi: 'जोधी', en: 'Jodhi' },
	Bika: { hi: 'बीकावत', en: 'Bikawat' },
	Mahecha: { hi: 'महेची', en: 'Mahechi' },
	Dhandhal: { hi: 'धांधल', en: 'Dhandhal' },
	Chauhan: { hi: 'चौहाणी', en: 'Chauhani' },
	Hada: { hi: 'हाड़ी', en: 'Hadi' },
	Deora: { hi: 'देवड़ी', en: 'Deori' },
	Khichi: { hi: 'खींचण', en: 'Khichan' },
	Songara: { hi: 'सोनगरी', en: 'Songari' },
	Sonigara: { hi: 'सोनगरी', en: 'Songari' },
	Sanchora: { hi: 'सांचोरी', en: 'Sanchori' },
	Balecha: { hi: 'बालेची', en: 'Balechi' },
	Nirban: { hi: 'निर्वाण', en: 'Nirban' },
	Mohil: { hi: 'मोहिलाणी', en: 'Mohilani' },
	Sisodiya: { hi: 'सिसोदणी', en: 'Sisodani' },
	Gahlot: { hi: 'गहलोतणी', en: 'Gahlotani' },
	Gehlot: { hi: 'गहलोतणी', en: 'Gahlotani' },
	Gohil: { hi: 'गोहिलाणी', en: 'Gohilani' },
	Mangaliya: { hi: 'मांगलियाणी', en: 'Mangaliyani' },
	Parmar: { hi: 'परमार', en: 'Parmar' },
	Panwar: { hi: 'पंवार', en: 'Panwar' },
	Sodha: { hi: 'सोढी', en: 'Sodhi' },
	Sankhla: { hi: 'सांखली', en: 'Sankhli' },
	Umat: { hi: 'ऊमट', en: 'Umat' },
	Solanki: { hi: 'सोलंकणी', en: 'Solankani' },
	Baghela: { hi: 'बघेली', en: 'Bagheli' },
	Baghel: { hi: 'बघेली', en: 'Bagheli' },
	Vaghela: { hi: 'वाघेली', en: 'Vagheli' },
	Parihar: { hi: 'परिहार', en: 'Parihar' },
	Inda: { hi: 'ईंदी', en: 'Indi' },
	Deval: { hi: 'देवल', en: 'Deval' },
	Sindhal: { hi: 'सिंधल', en: 'Sindhal' },
	Tomar: { hi: 'तंवराणी', en: 'Tanwarani' },
	Tanwar: { hi: 'तंवराणी', en: 'Tanwarani' },
	Kachhwaha: { hi: 'कछवाही', en: 'Kachhwahi' },
	Naruka: { hi: 'नरूकी', en: 'Naruki' },
	Kumbhani: { hi: 'कुंभाणी', en: 'Kumbhani' },
	Jhala: { hi: 'झाली', en: 'Jhali' },
	Makwana: { hi: 'मकवाणी', en: 'Makwani' },
	Jadeja: { hi: 'जाडेची', en: 'Jadechi' },
	Chandel: { hi: 'चंदेल', en: 'Chandel' },
	Bundela: { hi: 'बुंदेली', en: 'Bundeli' },
	Sengar: { hi: 'सेंगर', en: 'Sengar' },
};

/** Kuls that are not on the portal's list, and branches with many spellings. */
const further: readonly (readonly [spellings: readonly string[], form: Form])[] = [
	[['Chavda', 'Chawda', 'Chavada', 'चावड़ा'], { hi: 'चावड़ी', en: 'Chavdi' }],
	[['Gaur', 'Gaud', 'गौड़'], { hi: 'गौड़', en: 'Gaur' }],
	[['Jadon', 'Jadaun', 'जादौन'], { hi: 'जादौन', en: 'Jadon' }],
	[['Badgujar', 'Bargujar', 'बड़गूजर'], { hi: 'बड़गूजर', en: 'Badgujar' }],
	[['Chudasama', 'चूड़ासमा'], { hi: 'चूड़ासमी', en: 'Chudasami' }],
];

const furtherByKey = new Map(
	further.flatMap(([spellings, form]) => spellings.map((spelling) => [searchKey(spelling), form] as const)),
);

/** Named after a forefather (शेखावत, करमसोत), as daughters of the branch are too. */
const namedAfterForefather = { hi: /(?:ावत|ोत)$/u, en: /(?:awat|ot)$/ } as const;

/**
 * What a woman born into a clan is called by it. `names` are those of the clan in both languages.
 * Null for a clan of which the form is not known.
 */
export function wifeOfClan(clan: string, names: Form): Form | null {
	const known = findKnownClan(clan);
	const form = (known === null ? undefined : forms[known]) ?? furtherByKey.get(searchKey(clan));
	if (form) return form;
	return namedAfterForefather.hi.test(names.hi) && namedAfterForefather.en.test(names.en) ? names : null;
}
