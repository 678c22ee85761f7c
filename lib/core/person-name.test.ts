import { describe, expect, it } from 'vitest';
import { holdsWebAddress, nameLine } from './person-name';

const real = [
	...[
		'B.S. Rathore',
		'B. S. Rathore',
		'B.S.Rathore',
		'R.S.R. Bhati',
		'Dr. Ram Singh',
		'Dr.Ram Singh',
		'Mr.Ram',
	],
	...[
		'Col. Kanwar Singh',
		'Lt.Col. M.S. Hada (Retd.)',
		'Lt. Gen. Hanut Singh',
		'Maj.Gen. K.V. Singh',
		'Capt.Om Singh',
	],
	...[
		'Kr.Dev Singh',
		'Kr. Dev Raj',
		'Kunwar.Dev Singh',
		'Th. Ummed Singh',
		'Thakur Ummed Singh',
		'Smt.Maya Kanwar',
	],
	...['Sh.Ram/Smt.Sita', 'Shri Bharat Singh', 'Ram Singh @ Pappu', 'Ram Singh alias Ramu', 'Prof. D.D. Gaur'],
	...[
		'M.A., B.Ed.',
		'Ratan Singh, M.Com.',
		'Ratan Singh B.Com',
		'Ratan Singh (M.Tech.)',
		'B.Sc./M.Sc.',
		'Ph.D. in History',
	],
	...[
		'Rao Raja Birender Singh',
		'Maharaj Kumar Gaj Singh II',
		'Rathore-Shekhawat',
		'O’Brien',
		"D'Souza",
		'Jr. Singh Sr.',
	],
	...[
		'S/o Late Sh. Ummed Singh',
		'w/o Hari Singh',
		'Vill. Kalan, Teh. Osian, Dist. Jodhpur',
		'Vill.Kalan Po.Bilara',
	],
	...[
		'Jodhpur (Raj.)',
		'St. Thomas',
		'U.P.',
		'M.P.',
		'H.H. Maharaja',
		'Om Prakash',
		'Md. Ali',
		'Kim Tata',
		'Dev.',
		'Adv. R. In',
	],
	...[
		'Dotti Bai',
		'Dot Kanwar',
		'Comal Singh',
		'Netram',
		'Orgad Singh',
		'Wwasim',
		'Ward No. 12',
		'Plot 4.5',
		'1.2 km Nimaj',
	],
	...[
		'ठा. उम्मेद सिंह',
		'ठा.उम्मेद सिंह',
		'ठा.भारत सिंह',
		'कुं.भारत सिंह',
		'कुँवर भारत सिंह',
		'डॉ. भारत सिंह',
		'श्री.भारत सिंह',
	],
	...[
		'बी.एस. राठौड़',
		'आर.एस.भाटी',
		'बी.भारत',
		'स्व. श्री रतन सिंह',
		'श्रीमती कमला कंवर',
		'एम.ए., बी.एड.',
		'लेफ़्टिनेंट कर्नल भवानी सिंह',
	],
	...[
		'रतन सिंह।',
		'राठौड़ परिवार, नागाणा',
		'क़ुतुब',
		'मेड़तिया',
		'कॉमल',
		'नेटराम',
		'भारत',
		'सूरज.',
		'ज्ञान‍सिंह',
		'डाटा राम',
	],
	...['House.No 12', 'House.no:5', 'Block.No 3', 'Makan.No 12', 'Plot.No/12', 'House.No/B-12'],
	...['Distt.Jodhpur/Raj', 'Post.Khejarla/Dist.Jodhpur', 'Vill.Post.Bera/Dist.Pali'],
	...[
		'Gram.Khejarla/Teh.Bilara',
		'Jodhpur.Rajasthan/India',
		'Village.Bar',
		'Village.Bar/Dist.Pali',
		'Sawai.Man',
	],
	...[
		'Bharat.Ram',
		'Gulab.Ram',
		'Kishan.Ram',
		'Govind.Dev',
		'Jaswant.Dev',
		'GOVIND.DEV',
		'Govind.Dev/Gulab.Ram',
	],
	...['Dr.GS Rathore', 'DR.PK SINGH', 'Col.NP Singh', 'M.Com/B.Ed', 'B.Tech/M.Tech'],
	...['एम.कॉम', 'बी.कॉम', 'एम.कॉम.', 'एम. कॉम.', 'बी. कॉम', 'एम.कॉम/बी.एड', 'आर.भारत', 'वाई.भारत', 'सूबे.भारत'],
];

const hostile = [
	...[
		'example.com',
		'Ram Singh www.example.com',
		'http://example.com',
		'https://x.example',
		'HTTPS://EXAMPLE.IN/a',
	],
	...[
		'Ram example.in',
		'Ram example.co.in',
		'shop.example.xyz',
		'bit.ly/abc',
		't.me/rajput',
		'wa.me/919000012345',
		'x.com/abc',
	],
	...[
		'mailto:a@example.org',
		'ram@example.org',
		'ram @ example . org',
		'ram@gmail',
		'ram@rathore.भारत',
		'अन्य.भारत',
		'अन्य . भारत',
	],
	...[
		'हमारी दुकान.कॉम',
		'दुकान डॉट कॉम',
		'राठौड़ डॉट इन/सूची',
		'example dot com',
		'example (dot) com',
		'example [.] com',
		'example[.]com',
	],
	...[
		'example . com',
		'example .com',
		'example. com',
		'example . in',
		'e x a m p l e . c o m',
		'w w w . example . com',
		'www example com',
	],
	...[
		'ｅｘａｍｐｌｅ．ｃｏｍ',
		'example。com',
		'example｡com',
		'example․com',
		'example·com',
		'exam\u200bple.\u200bcom',
		'example\u2060.com',
	],
	...[
		'ex\u00adample.c\u00adom',
		'e\u0332x\u0332ample.\u0332com',
		'ⓔⓧⓐⓜⓟⓛⓔ.ⓒⓞⓜ',
		'𝐞𝐱𝐚𝐦𝐩𝐥𝐞.𝐜𝐨𝐦',
		'example.\u0441\u043em',
		'\u0435\u0445ample.com',
	],
	...[
		'hxxp://example',
		'ftp: //files',
		'http : / / example',
		'xn--11b5bs3a9aj6g',
		'10.20.30.40',
		'rathore.guru/join',
		'vikram.dev',
	],
	...[
		'tel:+919000012345',
		'whatsapp:rathore',
		'javascript:alert(1)',
		'(example.com)',
		'Ram,example.com',
		'Ram|example.net',
		'EXAMPLE.ORG.',
	],
	...[
		'Dr.Com',
		'B.S.Rathore.com',
		'best-matches.online',
		'example.com:8080',
		'example.in?ref=1',
		'cheap loans: loans4u.biz',
	],
	...[
		'raja.online',
		'thakur.shop',
		'kunwar.site',
		'rawal.info',
		'maharaja.biz',
		'rao.me',
		'Rao.ME',
		'RAJA.IN',
	],
	...['rajput.community', 'rajput.marriage', 'rajput.wedding', 'rajput.matrimony', 'Rajput.Matrimonial'],
	...[
		'शादी.भारत',
		'राजा.कॉम',
		'ठाकुर.नेट',
		'शादी.कॉम',
		'Vikram.Dev/join',
		'village.bar/menu',
		'www.bharat.ram',
	],
	...['https://govind.dev', 'Ram/example.com', 'Ram:example.in', 'rathore.no/join', 'Example DOT Com'],
];

describe('names', () => {
	it.each(real)('“%s” is one', (name) => {
		expect(holdsWebAddress(name)).toBe(false);
		expect(nameLine(100).safeParse(name).success).toBe(true);
	});

	it.each(hostile)('“%s” is none', (name) => {
		expect(holdsWebAddress(name)).toBe(true);
		const { error } = nameLine(100).safeParse(name);
		expect(error?.issues.map(({ message }) => message)).toEqual(['webAddress']);
	});

	it('are as many as the table promises', () => {
		expect(new Set(real).size).toBeGreaterThanOrEqual(60);
		expect(new Set(hostile).size).toBeGreaterThanOrEqual(40);
	});

	it.each(['(', '. ', '@', 'a.', ' dot ', 'w ', 'a@', '1.', '[ '])(
		'of two hundred thousand characters of “%s” are read',
		(part) => {
			expect(holdsWebAddress(part.repeat(200_000 / part.length))).toBeTypeOf('boolean');
		},
	);

	it('that are too long are refused as that alone', () => {
		const { error } = nameLine(20).safeParse(`${'a'.repeat(20)}.com`);
		expect(error?.issues.map(({ message }) => message)).toEqual(['tooLong']);
	});
});
