const beginnings = `
रघु Raghu
भानु Bhanu
उदय Uday
विजय Vijay
रण Ran
जग Jag
धर्म Dharm
सूर्य Surya
चंद्र Chandra
प्रेम Prem
यश Yash
जय Jai
हरि Hari
राम Ram
शिव Shiv
देव Dev
राज Raj
मान Man
बल Bal
लोक Lok
भूप Bhoop
तेज Tej
गज Gaj
पृथ्वी Prithvi
कृष्ण Krishna
मोहन Mohan
दल Dal
सुख Sukh
ज्ञान Gyan
विक्रम Vikram
अभि Abhi
इंद्र Indra
कुल Kul
नव Nav
छत्र Chhatra
वीर Veer
आनंद Anand
दीप Deep
लक्ष्मण Laxman
महा Maha`;

const endings = `
- -
वीर veer
प्रताप pratap
वर्धन vardhan
पाल pal
राज raj
देव dev
भान bhan
नारायण narayan
नाथ nath
दीप deep
जीत jeet
वंत want
रूप roop
लाल lal
मल mal
किशोर kishore
कुमार kumar
पति pati
शेखर shekhar`;

const middles = `
सिंह Singh
सिंह Singh
सिंह Singh
सिंह Singh
सिंह Singh
सिंह Singh
कंवर Kanwar
कंवर Kanwar
कुमारी Kumari
देवी Devi`;

const clans = `
राठौड़ Rathore
चौहान Chauhan
सिसोदिया Sisodia
कछवाहा Kachhwaha
शेखावत Shekhawat
सोलंकी Solanki
झाला Jhala
जडेजा Jadeja
मकवाना Makwana
तोमर Tomar
तंवर Tanwar
गहलोत Gehlot
हाड़ा Hada
बुंदेला Bundela
चंदेल Chandel
परिहार Parihar
परमार Parmar
सेंगर Sengar
राजावत Rajawat
भाटी Bhati
चूंडावत Chundawat
चांपावत Champawat
मेड़तिया Mertiya
भदौरिया Bhadauria
जादौन Jadaun
देवड़ा Deora
गौड़ Gaur
गोहिल Gohil
वाघेला Vaghela
कटोच Katoch
पठानिया Pathania
बड़गूजर Bargujar
नरूका Naruka
खंगारोत Khangarot
सोनगरा Songara
ऊदावत Udawat
जैतावत Jaitawat
जोधा Jodha
शक्तावत Shaktawat
राणावत Ranawat`;

function wordsIn(lines: string): [hindi: string, english: string][] {
	return lines
		.slice(1)
		.split('\n')
		.map((line) => {
			const [hindi = '', english = ''] = line.split(' ');
			return [hindi, english];
		});
}

const parts = [beginnings, endings, middles, clans].map(wordsIn);

/** Spreads neighbouring numbers over 0 … 2³²; always the same way. */
function scatter(number: number): number {
	const mixed = Math.imul(number ^ (number >>> 15), 0x2c1b3c6d);
	return (Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39) ^ (mixed >>> 15)) >>> 0;
}

/** A member's name and clan for each number, half of them in Devanagari: one of 800 first names, six in ten a Singh, 40 clans. */
function getParts(number: number) {
	let left = scatter(number + 1);
	const script = left % 2;
	left = Math.floor(left / 2);
	const [beginning = '', ending = '', middle = '', clan = ''] = parts.map((words) => {
		const word = words[left % words.length]?.[script] ?? '';
		left = Math.floor(left / words.length);
		return word;
	});
	return { name: `${beginning}${ending.replace('-', '')} ${middle} ${clan}`, clan };
}

export function getName(number: number): string {
	return getParts(number).name;
}

export function getClan(number: number): string {
	return getParts(number).clan;
}
