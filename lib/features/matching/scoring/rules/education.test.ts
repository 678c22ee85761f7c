import { describe, expect, it } from 'vitest';
import { demoMembers } from '@/prisma/seed/demo/members';
import { spellingRows, spellingsByScript } from '@/tests/support/spellings';
import { educationLevels, findEducationLevel } from './education';

const spellings = {
	school: `
		12th | 12th pass | 12वीं | १२वीं पास | बारहवीं | बारहवीं उत्तीर्ण | 10th | 10वीं | दसवीं | दसवीं पास | 8th | आठवीं | X | XII | 10+2 | 10 + 2
		Class 12 | कक्षा 10 | Matric | मैट्रिक | Matriculation | High School | हाई स्कूल | हाईस्कूल | Higher Secondary | हायर सेकेंडरी
		Senior Secondary | सीनियर सेकेंडरी | उच्च माध्यमिक | वरिष्ठ माध्यमिक | माध्यमिक | Secondary | Intermediate | इंटरमीडिएट | इंटर
		प्राथमिक | Primary school | Middle | मिडिल | SSC | HSC | एच.एस.सी. | Undergraduate | B.A. first year | बी.ए. प्रथम वर्ष | BA fail
		बी.टेक. (अध्ययनरत) | B.Sc. (in progress) | CA Inter | सीए इंटर | ITI (pursuing)
	`,
	diploma: `
		ITI | I.T.I. | आईटीआई | आई.टी.आई. | आइटीआइ | Diploma | डिप्लोमा | Diploma in civil engineering | सिविल में डिप्लोमा | Polytechnic
		पॉलिटेक्निक | पॉलीटेक्निक डिप्लोमा | GNM | जी.एन.एम. | ANM | ए.एन.एम. | BSTC | बी.एस.टी.सी. | बीएसटीसी | D.Pharm | डी.फार्मा
		D.El.Ed. | डी.एल.एड. | 12th, ITI | बारहवीं, आईटीआई | DCA
	`,
	graduate: `
		B.A. | BA | b.a | B. A. | Ba pass | बी.ए. | बीए | बी ए | बी. ए. | B.Sc. | BSc | B Sc | बी.एससी. | बी.एस.सी. | बीएससी | B.Com. | BCom | बी.कॉम.
		बीकॉम | बी.काम | BBA | बी.बी.ए. | BCA | बीसीए | B.Tech | B.Tech. | B Tech CS | BTech (CSE) | बी.टेक. | बीटेक | बी टेक | B.E. | BE | BE Civil
		बी.ई. | LLB | LL.B. | एलएलबी | एल.एल.बी. | MBBS | M.B.B.S. | एमबीबीएस | एम.बी.बी.एस. | BDS | बी.डी.एस. | BAMS | बी.ए.एम.एस. | BHMS
		बीएचएमएस | B.V.Sc. & A.H. | बी.वी.एससी. | B.Pharm | B.Pharma | बी.फार्मा | बी.फार्म. | B.Ed. | बी.एड. | बीएड | B.P.Ed. | बी.पी.एड.
		B.Arch. | बी.आर्क. | B.Des. | बी.डिज़. | B.H.M. | BPT | B.F.A. | Graduate | ग्रेजुएट | Graduation | ग्रेजुएशन | स्नातक | Bachelor of Arts
		Bachelor's degree | शास्त्री | B.A., B.Ed. | BA LLB | B.A.LL.B. | बी.ए. एल.एल.बी. | B.Sc. Nursing | B.A. (Hons.) | Completed B.Com
		B.A., M.A. (pursuing) | एम.ए. (अध्ययनरत) | M.Sc. final year | M.A. Previous | MBA appearing
	`,
	postgraduate: `
		M.A. | MA | M. A. | Hindi MA | एम.ए. | एमए | एम ए | एम. ए. | M.Sc. | MSc | एम.एससी. | एम.एस.सी. | एमएससी | M.Com. | MCom | एम.कॉम. | एमकॉम
		MBA | M.B.A. | एमबीए | एम.बी.ए. | MBA Finance | MCA | एमसीए | एम.सी.ए. | M.Tech | एम.टेक. | एमटेक | LLM | LL.M. | एलएलएम | MBBS, MD
		M.D. | एम.डी. | MS Ortho | M.Ed. | एम.एड. | MSW | M.Phil. | एम.फिल. | एमफिल | PGDM | PGDCA | पीजीडीसीए | PG Diploma | CA | C.A. | सीए
		सी.ए. | B.Com., CA | Chartered Accountant | चार्टर्ड अकाउंटेंट | Company Secretary | ICWA | Post Graduate | Post-Graduate | Postgraduate
		PG | पोस्ट ग्रेजुएट | पोस्टग्रेजुएशन | स्नातकोत्तर | परास्नातक | अधिस्नातक | Masters | Master of Arts | Master's in History
		M.A., B.Ed. | एम.ए., बी.एड. | M.A.B.Ed. | आचार्य | Ph.D. (pursuing) | PhD scholar | पीएच.डी. शोधार्थी | M.A. and B.Ed. | एम.ए. व बी.एड.
	`,
	doctorate: `
		Ph.D. | PhD | PHD | Ph. D. | P.hd | पीएच.डी. | पी.एच.डी. | पीएचडी | पी एच डी | M.A., Ph.D. | एम.ए., पीएच.डी. | Doctorate | डॉक्टरेट
		Doctor of Philosophy | D.Litt. | डी.लिट. | D.Phil. | डी.फिल. | D.Sc. | विद्यावारिधि | Post-doctorate | NET, M.Phil., Ph.D. in history
	`,
};

const rows = spellingRows(spellings);

describe('the level of schooling', () => {
	it.each(rows)('of %s is %s', (text, level) => {
		expect(findEducationLevel(text)).toBe(level);
	});

	it.each([
		...[
			'',
			'-',
			'Yes',
			'nil',
			'अनपढ़',
			'निरक्षर',
			'Illiterate',
			'IIT Bombay',
			'Good',
			'English',
			'अच्छी',
			'Law',
			'2015',
		],
		...['I will be a doctor', 'they made me', 'Jaipur', 'जोधपुर', 'कला', 'M', 'माँ', 'बाबा', '99', 'Engineer'],
	])('is not guessed from %j', (text) => {
		expect(findEducationLevel(text)).toBeNull();
	});

	it('is null for what is not given', () => {
		expect(findEducationLevel(null)).toBeNull();
	});

	it('is understood of every sample member', () => {
		expect(demoMembers.filter(({ education }) => findEducationLevel(education) === null)).toEqual([]);
	});

	it.each([
		['शिवांक सिंह राठौड़', 'postgraduate'],
		['सरिताश्री चौहान', 'doctorate'],
		['Siddhantveer Singh Rajawat', 'postgraduate'],
		['गुमानपाल सिंह हाड़ा', 'school'],
		['अनुश्री सिसोदिया', 'school'],
		['दुर्गा चंदेल', 'graduate'],
		['अनंगदेव सिंह तँवर', 'graduate'],
	])('of the sample member %s is %s', (name, level) => {
		const member = demoMembers.find((one) => one.name === name);
		expect(findEducationLevel(member?.education ?? null)).toBe(level);
	});

	it('is tried with more than eighty spellings in each script', () => {
		const { latin, devanagari } = spellingsByScript(rows);
		expect(latin).toBeGreaterThan(80);
		expect(devanagari).toBeGreaterThan(80);
		expect(Object.keys(spellings)).toEqual(educationLevels);
	});
});
