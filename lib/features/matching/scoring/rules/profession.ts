import { memoize } from '@/lib/core/memoize';
import { searchKey } from '@/lib/core/text-folding';

/** Kinds of work, those first that decide where a text names two: a student of agriculture studies. */
export const professionGroups = [
	'student',
	'homemaker',
	'armedForces',
	'police',
	'law',
	'health',
	'education',
	'finance',
	'technology',
	'engineering',
	'science',
	'arts',
	'transport',
	'hospitality',
	'socialWork',
	'religion',
	'politics',
	'government',
	'business',
	'farming',
	'crafts',
	'employed',
] as const;

export type ProfessionGroup = (typeof professionGroups)[number];

/** Words for a group; folding takes their other spellings for the same. */
const words: Record<ProfessionGroup, string> = {
	student: `
		student, students, studying, छात्र, छात्रा, विद्यार्थी, अध्ययनरत, स्टूडेंट, aspirant, अभ्यर्थी, preparing, preparation, तैयारी,
		competitive exam, प्रतियोगी परीक्षा, intern, trainee, प्रशिक्षु, पढ़ाई, पढ़ रहा, पढ़ रही, पढ़ रहे
	`,
	homemaker: `
		homemaker, home maker, housewife, house wife, गृहिणी, गृहणी, घरेलू, हाउसवाइफ, हाउस वाइफ, housemaker, गृह कार्य, गृहकार्य,
		household
	`,
	armedForces: `
		army, आर्मी, सेना, फौज, फ़ौजी, फौजी, fauj, fauji, sena, sainik, सैनिक, soldier, military, मिलिट्री, navy, नेवी, नौसेना, airforce,
		air force, एयरफोर्स, एयर फोर्स, वायुसेना, वायु सेना, थलसेना, defence, defense, डिफेंस, रक्षा, सूबेदार, subedar, havildar, हवलदार,
		naib subedar, jco, nco, colonel, कर्नल, brigadier, ब्रिगेडियर, lieutenant, लेफ्टिनेंट, cavalry, paramilitary, अर्धसैनिक,
		अर्द्धसैनिक, bsf, बीएसएफ, crpf, सीआरपीएफ, cisf, सीआईएसएफ, itbp, आईटीबीपी, ssb, assam rifles, rajput regiment,
		rajputana rifles, ex serviceman, exserviceman, भूतपूर्व सैनिक, पूर्व सैनिक, agniveer, अग्निवीर, jawan, जवान, coast guard, 
	`,
	police: `
		police, पुलिस, constable, कांस्टेबल, कॉन्स्टेबल, सिपाही, थानेदार, दरोगा, thanedar, ips, आईपीएस, 		sub inspector, सब इंस्पेक्टर, उप निरीक्षक, उपनिरीक्षक, cbi, home guard, होमगार्ड, jailer, जेलर, 
	`,
	law: `
		lawyer, advocate, वकील, vakil, एडवोकेट, अधिवक्ता, attorney, barrister, judge, जज, न्यायाधीश, न्यायिक, judicial, judiciary,
		magistrate, legal, solicitor, notary, नोटरी, वकालत, विधि सलाहकार, विधिवेत्ता, law officer, legal adviser, law, कानूनी
	`,
	health: `
		doctor, dr, डॉक्टर, डाक्टर, चिकित्सक, चिकित्सा, चिकित्साधिकारी, physician, surgeon, सर्जन, शल्य चिकित्सक, dentist, dental, दंत,
		nurse, नर्स, nursing, नर्सिंग, pharmacist, फार्मासिस्ट, फार्मेसी, pharmacy, physiotherapist, फिजियोथेरेपिस्ट, veterinary, vet,
		veterinarian, वेटरनरी, medical, मेडिकल, paramedic, paramedical, compounder, कंपाउंडर, वैद्य, vaidya, आयुर्वेद, ayurvedic,
		homeopath, होम्योपैथ, hospital, अस्पताल, radiologist, radiographer, anm, gnm, आशा सहयोगिनी, therapist, optometrist,
		psychologist, मनोवैज्ञानिक, dietitian, dietician, lab technician, लैब टेक्नीशियन, paediatrician, pediatrician, gynaecologist,
		gynecologist, cardiologist, anaesthetist, anesthetist, dermatologist, psychiatrist, मनोचिकित्सक, नेत्र, midwife, healthcare
	`,
	education: `
		teacher, टीचर, शिक्षक, शिक्षिका, अध्यापक, अध्यापिका, adhyapak, shikshak, lecturer, लेक्चरर, व्याख्याता, professor, प्रोफेसर,
		प्राध्यापक, प्राध्यापिका, आचार्य, principal, प्रिंसिपल, प्रधानाचार्य, प्रधानाचार्या, प्रधानाध्यापक, प्रधानाध्यापिका, headmaster,
		headmistress, tutor, ट्यूटर, faculty, educator, teaching, शिक्षण, education, शिक्षा, शिक्षाविद, कोचिंग, coaching,
		academic, academician, शिक्षाकर्मी, शिक्षामित्र, librarian, पुस्तकालयाध्यक्ष, गुरुजी, मास्टर, माड़साब, pti, शारीरिक शिक्षक, warden,
		आंगनबाड़ी, anganwadi
	`,
	finance: `
		bank, बैंक, banker, बैंकर, banking, बैंकिंग, chartered accountant, चार्टर्ड अकाउंटेंट, ca, सीए, सी ए, accountant, accounts, अकाउंटेंट,
		लेखाकार, लेखा, मुनीम, munim, finance, financial, वित्त, वित्तीय, auditor, audit, insurance, बीमा, lic, एलआईसी, stock, share market,
		शेयर, investment, company secretary, cashier, कैशियर, tax consultant, कर सलाहकार, actuary, cma, टैक्स, mutual fund, loan
	`,
	technology: `
		it, software, सॉफ्टवेयर, programmer, प्रोग्रामर, developer, डेवलपर, आईटी, computer, कंप्यूटर, कम्प्यूटर, web, data, डेटा, it professional, it company, it sector, it engineer, it job, it manager, it consultant, it field, it service, आँकड़ा, data analyst,
		data scientist, network, cyber, tester, system administrator, cloud, devops, coder, information technology, सूचना प्रौद्योगिकी,
		business analyst, artificial intelligence, machine learning, ई मित्र, emitra
	`,
	engineering: `
		engineer, इंजीनियर, इंजिनियर, अभियंता, abhiyanta, engineering, इंजीनियरिंग, अभियांत्रिकी, technician, टेक्नीशियन, तकनीशियन,
		तकनीकी सहायक, jen, aen, xen, surveyor, सर्वेयर, architect, आर्किटेक्ट, वास्तुकार, वास्तुविद, town planner, draftsman, draughtsman
	`,
	science: `
		scientist, वैज्ञानिक, researcher, research, शोधार्थी, शोधकर्ता, शोध, अनुसंधान, phd scholar, research scholar, archaeologist, पुरातत्व,
		पुरातत्वविद, archaeology, geologist, भूवैज्ञानिक, chemist, biologist, physicist, historian, इतिहासकार, economist, अर्थशास्त्री,
		statistician, botanist, zoologist, microbiologist, naturalist, laboratory
	`,
	arts: `
		artist, कलाकार, चित्रकार, painter, singer, गायक, गायिका, लोकगायक, लोकगायिका, musician, संगीतकार, actor, actress, अभिनेता, अभिनेत्री,
		dancer, नर्तक, नृत्यांगना, writer, लेखक, लेखिका, author, poet, कवि, कवयित्री, साहित्यकार, journalist, पत्रकार, पत्रकारिता, media,
		मीडिया, editor, संपादक, सम्पादक, film, फिल्म, photographer, फोटोग्राफर, छायाकार, videographer, designer, डिजाइनर, डिज़ाइनर,
		design, interior, सज्जाकार, fashion, फैशन, animator, content, youtuber, influencer, anchor, sculptor, मूर्तिकार, cinematographer,
		choreographer, copywriter, translator, अनुवादक, publisher, प्रकाशक
	`,
	transport: `
		driver, ड्राइवर, चालक, pilot, पायलट, विमान चालक, transporter, ट्रांसपोर्टर, logistics, लॉजिस्टिक्स, merchant navy, मर्चेंट नेवी, aviation,
		cabin crew, air hostess, flight attendant, captain, shipping, airline, airlines, taxi, टैक्सी, conductor, परिचालक, bus,
		truck, ट्रक, mariner, sailor
	`,
	hospitality: `
		hotel, होटल, hotelier, होटलियर, hospitality, आतिथ्य, chef, शेफ, रसोइया, cook, restaurant, रेस्टोरेंट, रेस्तरां, tourism, पर्यटन,
		tour, टूर, guide, गाइड, मार्गदर्शक, travel agent, ट्रैवल, travels, resort, रिसॉर्ट, homestay, होमस्टे, safari, सफारी, catering,
		कैटरिंग, हलवाई
	`,
	socialWork: `
		social worker, social work, समाजसेवी, समाज सेवक, समाजसेवा, समाज सेवा, समाजसेविका, ngo, एनजीओ, समूह संयोजक, activist, volunteer,
		community worker, samajsevi, सामाजिक कार्यकर्ता, nonprofit, charity
	`,
	religion: `
		priest, पुजारी, पुरोहित, pandit, पंडित, महंत, mahant, saint, संत, astrologer, ज्योतिषी, ज्योतिष, कथावाचक, yoga, योग, योगाचार्य
	`,
	politics: `
		politician, राजनेता, राजनीति, politics, sarpanch, सरपंच, mla, विधायक, pradhan, प्रधान, पार्षद, councillor, corporator, सांसद, ward member,
		पंच, zila parishad, ज़िला प्रमुख, जिला परिषद
	`,
	government: `
		government, govt, gov, सरकारी, गवर्नमेंट, राजकीय, sarkari, ias, आईएएस, ras, आरएएस, irs, rts, civil service, civil services,
		civil servant, प्रशासनिक, administrative, प्रशासन, tehsildar, तहसीलदार, patwari, पटवारी, gramsevak, ग्रामसेवक, ग्राम सेवक, vdo,
		ग्राम विकास, राजस्व, revenue, collector, कलेक्टर, collectorate, sdm, एसडीएम, bdo, बीडीओ, ldc, udc, clerk, क्लर्क, लिपिक, railway,
		रेलवे, railways, indian railways, postman, डाकिया, डाक, post office, postal, electricity board, विद्युत विभाग, विभाग, department,
		municipal, नगरपालिका, नगर निगम, panchayat, पंचायत, secretariat, सचिवालय, सचिव, public sector, psu, forest, forester, वनपाल, वनरक्षक,
		वन रक्षक, customs, excise, आबकारी, income tax, आयकर, gazetted, agriculture officer, कृषि अधिकारी, कृषि पर्यवेक्षक, राजपत्रित, ministry, मंत्रालय, जलदाय, नौकरशाह, isro,
		drdo, barc
	`,
	business: `
		business, बिजनेस, बिज़नेस, businessman, businesswoman, businessperson, व्यापार, व्यापारी, vyapar, vyapari, व्यवसाय, व्यवसायी,
		vyavsay, vyavsayi, trader, trading, merchant, shopkeeper, shop, दुकान, दुकानदार, dukandar, entrepreneur, उद्यमी, उद्यम, udyami,
		उद्योगपति, industrialist, contractor, ठेकेदार, thekedar, कॉन्ट्रैक्टर, कांट्रेक्टर, self employed, selfemployed, स्वरोजगार, स्व रोजगार,
		wholesaler, retailer, manufacturer, factory owner, exporter, importer, export, dealer, distributor, medical store, मेडिकल स्टोर, medical shop, jeweller, jeweler, सर्राफ,
		builder, बिल्डर, real estate, property dealer, प्रॉपर्टी, startup, founder, director, proprietor, mine owner, खान मालिक,
		काम धंधा, धंधा, कारोबार, कारोबारी, karobar, petrol pump, पेट्रोल पंप
	`,
	farming: `
		farmer, किसान, kisan, खेती, kheti, कृषक, krishak, कृषि, krishi, farming, agriculture, agriculturist, काश्तकार, kashtkar, काश्त,
		खेतीबाड़ी, agriculturalist, agricultural, agro, horticulture, बागवानी, बागान, पशुपालन, पशुपालक, dairy, डेयरी, livestock, landlord,
		zamindar, जमींदार, ज़मींदार, जागीरदार, plantation, orchard, poultry, मधुमक्खी, organic farmer
	`,
	crafts: `
		carpenter, बढ़ई, electrician, इलेक्ट्रीशियन, बिजली मिस्त्री, plumber, प्लंबर, mechanic, मैकेनिक, मिस्त्री, mistri, tailor, दर्जी, टेलर,
		welder, वेल्डर, fitter, फिटर, mason, artisan, कारीगर, शिल्पकार, दस्तकार, weaver, बुनकर, beautician, ब्यूटीशियन, labour, labourer, laborer,
		मजदूर, मज़दूर, श्रमिक, operator, ऑपरेटर, embroidery, कशीदाकारी, security guard, सुरक्षा गार्ड, गार्ड
	`,
	employed: `
		private, प्राइवेट, निजी, job, जॉब, नौकरी, naukri, service, सर्विस, salaried, employee, कर्मचारी, company, कंपनी, corporate, mnc, executive,
		manager, मैनेजर, प्रबंधक, hr, human resource, marketing, sales, supervisor, सुपरवाइजर, consultant, सलाहकार, analyst, working,
		medical representative, working professional, administrator, administration
	`,
};

const groupOfWords = new Map(
	professionGroups.flatMap((group) =>
		words[group]
			.split(',')
			.map((word) => [searchKey(word), group] as const)
			.filter(([key]) => key !== ''),
	),
);

/** An English word as well: only where nothing is beside it. */
const onlyAlone = new Set(['it']);

const maxWords = 3;

/** The groups that are named, from left to right, the longest name first: a merchant navy is no navy. */
function groupsNamed(keys: readonly string[]): ProfessionGroup[] {
	const groups: ProfessionGroup[] = [];
	for (let at = 0; at < keys.length; ) {
		let length = Math.min(maxWords, keys.length - at);
		const named = () => {
			const key = keys.slice(at, at + length).join(' ');
			return onlyAlone.has(key) && keys.length > 1 ? undefined : groupOfWords.get(key);
		};
		while (length > 1 && named() === undefined) length--;
		const group = named();
		if (group !== undefined) groups.push(group);
		at += length;
	}
	return groups;
}

function groupOfPart(part: string): ProfessionGroup | undefined {
	const keys = searchKey(part).split(' ');
	const groups = groupsNamed(keys);
	return professionGroups.find((group) => groups.includes(group));
}

/**
 * What kind of work a text tells, in either script: of several things the first, "a job" only when nothing says which.
 * Null when it is not understood: nothing is guessed.
 */
export const findProfessionGroup = memoize((text): ProfessionGroup | null => {
	const groups = text.split(/[,;/&+|।]|\s(?:and|और|एवं|तथा|व)\s/iu).map(groupOfPart);
	return groups.find((group) => group !== undefined && group !== 'employed') ?? groups.find(Boolean) ?? null;
});

/** Groups that live a similar life, by field. */
const fields: Partial<Record<ProfessionGroup, 'service' | 'learning' | 'technical' | 'trade'>> = {
	...{ armedForces: 'service', police: 'service', government: 'service', law: 'service' },
	...{ education: 'learning', science: 'learning' },
	...{ engineering: 'technical', technology: 'technical' },
	...{ business: 'trade', finance: 'trade', hospitality: 'trade', transport: 'trade' },
};

/** Two groups of one field: army and police, teaching and science. */
export function areKindred(a: ProfessionGroup, b: ProfessionGroup): boolean {
	return fields[a] !== undefined && fields[a] === fields[b];
}

/** Who studies or keeps a home has no work yet that could differ from another's. */
export function isOccupation(group: ProfessionGroup): boolean {
	return group !== 'student' && group !== 'homemaker';
}
