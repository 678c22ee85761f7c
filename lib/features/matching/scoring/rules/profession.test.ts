import { describe, expect, it } from 'vitest';
import { demoMembers } from '@/prisma/seed/demo/members';
import { spellingRows, spellingsByScript } from '@/tests/support/spellings';
import { areKindred, findProfessionGroup, type ProfessionGroup, professionGroups } from './profession';

const spellings: Record<ProfessionGroup, string> = {
	student: `
		Student | student of law | छात्र | छात्रा | विद्यार्थी | इतिहास की छात्रा | UPSC aspirant | प्रशासनिक सेवा के अभ्यर्थी | अध्ययनरत
		Preparing for RAS | प्रतियोगी परीक्षा की तैयारी | Law student | इंजीनियरिंग छात्र
	`,
	homemaker:
		'Homemaker | Home maker | Housewife | House wife | गृहिणी | गृहणी | हाउसवाइफ | घरेलू महिला | Home-maker',
	armedForces: `
		Army | Indian Army | आर्मी | सेना | भारतीय सेना | सेना में सूबेदार | फौज | फ़ौज में | फौजी | Fauji | Soldier | सैनिक | भूतपूर्व सैनिक | Ex-serviceman
		Navy | नौसेना | भारतीय नौसेना में अधिकारी | Air Force | वायु सेना | वायुसेना | Army officer | Retired Colonel | सेवानिवृत्त सूबेदार | BSF | बीएसएफ
		CRPF | सीआरपीएफ | Defence | डिफेंस | अग्निवीर | हवलदार | Subedar Major | Army doctor
	`,
	police:
		'Police | पुलिस | Rajasthan Police | राजस्थान पुलिस | Constable | कांस्टेबल | पुलिस निरीक्षक | Sub Inspector | सब इंस्पेक्टर | IPS | थानेदार',
	law: 'Lawyer | Advocate | वकील | Vakil | अधिवक्ता | एडवोकेट | High Court advocate | Judge | न्यायाधीश | Legal adviser | वकालत | Civil judge',
	health: `
		Doctor | Dr. | डॉक्टर | डाक्टर | चिकित्सक | पशु चिकित्सक | प्राकृतिक चिकित्सक | Surgeon | Dentist | Nurse | नर्स | Nursing officer | नर्सिंग अधिकारी
		Pharmacist | फार्मासिस्ट | Physiotherapist | Govt doctor | सरकारी डॉक्टर | वैद्य | Ayurvedic doctor | कंपाउंडर | Medical officer | Veterinary doctor
	`,
	education: `
		Teacher | अध्यापक | अध्यापिका | Adhyapak | शिक्षक | शिक्षिका | टीचर | School teacher | Government teacher | सरकारी शिक्षक | Govt. school teacher
		Lecturer | व्याख्याता | Professor | प्रोफेसर | Assistant Professor | प्राध्यापक | Principal | प्रधानाचार्य | प्रधानाध्यापक | Headmaster | Computer teacher
		योग शिक्षक | Private school teacher | Science teacher | शिक्षाकर्मी
	`,
	finance: `
		Banker | Bank manager | बैंक | बैंक अधिकारी | बैंक मैनेजर | बैंकर | SBI bank | Chartered accountant | CA | सी.ए. | सीए | Accountant | लेखाकार
		Insurance | LIC agent | एलआईसी एजेंट | Auditor | मुख्य प्रबंधक, बैंक ऑफ बड़ौदा | Finance manager
	`,
	technology: `
		Software engineer | सॉफ्टवेयर इंजीनियर | Software developer | IT | IT professional | Programmer | प्रोग्रामर | Web developer | Data analyst
		आँकड़ा विश्लेषक | Computer operator | कंप्यूटर ऑपरेटर | Data scientist | Business analyst
	`,
	engineering: `
		Engineer | इंजीनियर | इंजिनियर | अभियंता | कनिष्ठ अभियंता | Civil engineer | सिविल इंजीनियर | Mechanical Engineer | Architect | वास्तुकार
		JEN | Retired engineer | अंतरिक्ष अभियंता
	`,
	science:
		'Scientist | वैज्ञानिक | Researcher | Research scholar | शोधार्थी | पुरातत्व सहायक | Geologist | इतिहासकार | Archaeologist | भूवैज्ञानिक',
	arts: `
		Artist | कलाकार | Singer | गायक | लोकगायिका | Writer | लेखक | कवि | Journalist | पत्रकार | Photographer | फोटोग्राफर | Fashion designer
		Textile designer | फ़िल्म संपादक | आंतरिक सज्जाकार | Interior designer
	`,
	transport:
		'Driver | ड्राइवर | चालक | Pilot | पायलट | Merchant Navy | मर्चेंट नेवी | Port logistics | Air hostess | Transporter | ट्रक चालक',
	hospitality:
		'Hotelier | Hotel manager | होटल | होटल व्यवसाय में | Chef | शेफ | Tour guide | पर्यटन मार्गदर्शक | ग्रामीण पर्यटन | Travel agent',
	socialWork: 'Social worker | Social work | समाजसेवी | समाज सेवा | NGO | महिला समूह संयोजक | सामाजिक कार्यकर्ता',
	religion: 'Priest | पुजारी | पंडित | महंत | Astrologer | ज्योतिषी',
	politics: 'Politician | राजनीति | Sarpanch | सरपंच | विधायक | MLA | पार्षद',
	government: `
		Government service | Govt. Service | Govt job | सरकारी नौकरी | सरकारी सेवा | राजकीय सेवा | Government employee | सरकारी कर्मचारी | IAS | आईएएस
		RAS officer | आरएएस | Patwari | पटवारी | तहसीलदार | ग्राम विकास अधिकारी | राजस्व अधिकारी | ग्रामसेवक | Clerk | लिपिक | LDC | Railway | रेलवे
		Indian Railways | Forest officer | वनरक्षक | Postman | Income tax officer | कृषि अधिकारी | Agriculture officer
	`,
	business: `
		Business | बिजनेस | बिज़नेस | Businessman | व्यापार | व्यापारी | Vyapar | व्यवसाय | व्यवसायी | निजी व्यवसाय | Own business | Self employed
		Self-employed | स्वरोजगार | Trader | Shopkeeper | दुकान | दुकानदार | Contractor | ठेकेदार | Entrepreneur | उद्यमी | हस्तशिल्प उद्यमी | Marble business
		Transport business | Property dealer | Medical store | कारोबार | ग्रेनाइट व्यवसायी | Mustard trader | Director of a company
	`,
	farming: `
		Farmer | किसान | Kisan | खेती | Kheti | खेती-बाड़ी | कृषक | कृषि | Krishi | Agriculture | काश्तकार | Farming | जैविक किसान | पशुपालक | पशुपालन
		Dairy | ऊँट डेयरी संचालक | संतरा बागान के स्वामी | Zamindar | खेती और व्यापार | Farmer and businessman | खेती व पशुपालन
	`,
	crafts:
		'Carpenter | Electrician | इलेक्ट्रीशियन | Mechanic | मैकेनिक | मिस्त्री | दर्जी | Tailor | मजदूर | कारीगर | Welder | Beautician',
	employed:
		'Private job | Pvt job | प्राइवेट नौकरी | निजी नौकरी | नौकरी | Naukri | Service | Job | Sales manager | Manager | HR | कंपनी में कार्यरत | MNC',
};

const rows = spellingRows(spellings);

describe('what kind of work', () => {
	it.each(rows)('%s is: %s', (text, group) => {
		expect(findProfessionGroup(text)).toBe(group);
	});

	it.each([
		'',
		'-',
		'Retired',
		'सेवानिवृत्त',
		'बेरोजगार',
		'Unemployed',
		'None',
		'कुछ नहीं',
		'Officer',
		'अधिकारी',
		'Yes',
		'It is good',
	])('is not guessed from %j', (text) => {
		expect(findProfessionGroup(text)).toBeNull();
	});

	it('is null for what is missing', () => {
		expect(findProfessionGroup(null)).toBeNull();
	});

	it('is understood of every sample member', () => {
		expect(demoMembers.filter(({ profession }) => findProfessionGroup(profession) === null)).toEqual([]);
	});

	it('is tried with more than eighty spellings in each script', () => {
		const { latin, devanagari } = spellingsByScript(rows);
		expect(latin).toBeGreaterThan(80);
		expect(devanagari).toBeGreaterThan(80);
	});

	it('is kindred within one field, both ways round, and never where there is no field', () => {
		expect([areKindred('armedForces', 'police'), areKindred('police', 'armedForces')]).toEqual([true, true]);
		expect([areKindred('farming', 'crafts'), areKindred('student', 'homemaker')]).toEqual([false, false]);
		for (const one of professionGroups)
			for (const other of professionGroups) expect(areKindred(one, other)).toBe(areKindred(other, one));
	});
});
